// A deck to fill in: every column, and an empty row for every person of the fewest cards a game needs.
const CARDS = 30;
const PLACES = 6;

/** The columns of a deck in one language. */
export const columns = (language: string): string[] => [
  "card",
  "place",
  `name_${language}`,
  `about_${language}`,
  `fact_${language}`,
  "born",
  "died",
  "field",
  "region",
  "difficulty",
  "work",
];

/** The file as text: thirty cards with six places each. */
export function template(language: string): string {
  const heads = columns(language);
  const rows = Array.from({ length: CARDS * PLACES }, (_, index) => {
    const card = String(Math.floor(index / PLACES)).padStart(2, "0");
    return [card, String((index % PLACES) + 1), ...heads.slice(2).map(() => "")].join(",");
  });
  return [heads.join(","), ...rows, ""].join("\r\n");
}
