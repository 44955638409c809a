import { describe, expect, it } from "vitest";
import { ago } from "./ago";
import { waitAfter } from "./polling";

describe("ago", () => {
  it("speaks each language", () => {
    const now = 1_000_000_000;
    expect(ago(now - 5_000, now, "en")).toBe("now");
    expect(ago(now - 180_000, now, "en")).toBe("3 minutes ago");
    expect(ago(now - 7_200_000, now, "de")).toBe("vor 2 Stunden");
    expect(ago(now - 86_400_000, now, "fr")).toBe("hier");
    expect(ago(now + 9_000, now, "en")).toBe("now");
  });
});

describe("polling", () => {
  it("waits longer while it fails, but never for ever", () => {
    expect(waitAfter(0, 15_000)).toBe(15_000);
    expect(waitAfter(2, 15_000)).toBe(60_000);
    expect(waitAfter(50, 15_000)).toBe(120_000);
  });
});
