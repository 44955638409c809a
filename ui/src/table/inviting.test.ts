import { expect, it } from "vitest";
import { onlyHere } from "./inviting";

it("knows a link that no friend can open", () => {
  for (const link of [
    "http://localhost:8000/t/reef",
    "http://127.0.0.1:8000/t/reef",
    "http://[::1]:8000/",
    "http://lido.localhost/",
  ])
    expect(onlyHere(link), link).toBe(true);
  for (const link of [
    "http://192.168.1.20:8000/t/reef",
    "https://play.example.org/t/localhost",
    "http://127.example.org/",
    "kelp-h3x9q2mv",
  ])
    expect(onlyHere(link), link).toBe(false);
});
