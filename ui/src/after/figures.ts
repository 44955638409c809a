// Numbers as people of a language write them.

const signs = (text: string) => text.replace("-", "−");

/** A share of 1 as whole per cent. */
export const percent = (share: number, language: string): string =>
  signs(
    new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(share),
  );

/** A whole number with its sign; nothing has none. */
export const signed = (value: number, language: string): string =>
  signs(new Intl.NumberFormat(language, { signDisplay: "exceptZero" }).format(value));

/** A number with one digit after the point. */
export const decimal = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    value,
  );

/** Whole minutes between two times, at least one. */
export const minutes = (from: number, to: number): number =>
  Math.max(1, Math.round((to - from) / 60_000));
