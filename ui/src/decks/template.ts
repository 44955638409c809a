// A deck to fill in: a name, a birth and a death are all that a person needs. The rest is worked out later.
const PEOPLE = [
  ["Marie Curie", "1867", "1934"],
  ["Wolfgang Amadeus Mozart", "1756", "1791"],
  ["Leonardo da Vinci", "1452-04-15", "1519-05-02"],
  ["Frida Kahlo", "1907", "1954"],
];

/** The file as text, with a few people to show how little it takes. */
export function template(language: string): string {
  const rows = [[`name_${language}`, "born", "died"], ...PEOPLE];
  return [...rows.map((row) => row.join(",")), ""].join("\r\n");
}
