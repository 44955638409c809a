// Numbers as people of a language write them.

const signs = (text: string) => text.replace("-", "−");

/** A share of 1 as whole per cent. */
export const percent = (share: number, language: string): string =>
  signs(
    new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(share),
  );

/** A gain or a loss in per cent, with its sign. */
export function change(share: number, language: string, digits = 0): string {
  const one = 10 ** (2 + digits);
  const rounded = Math.round(share * one) / one;
  const written = {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: "exceptZero",
  } as const;
  return signs(new Intl.NumberFormat(language, written).format(rounded || 0));
}

/** A number with one digit after the point. */
export const decimal = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    value,
  );

/** Whole minutes between two times, at least one. */
export const minutes = (from: number, to: number): number =>
  Math.max(1, Math.round((to - from) / 60_000));
