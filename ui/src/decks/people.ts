// The people of a deck, to be looked at and changed; all else that stands in the file stays there.
export interface Person {
  /** Its row in the file; null if it is new. */
  row: number | null;
  name: string;
  born: string;
  died: string;
}

const SEPARATORS = [",", ";", "\t"];

/** The cells of a file, row by row, without notes and empty rows. */
export function cells(text: string): string[][] {
  const plain = text.replace(/^\ufeff/, "");
  const head = plain.split(/\r?\n/).find((line) => line.trim() && !/^"?#/.test(line)) ?? "";
  const separator = SEPARATORS.reduce((a, b) =>
    head.split(b).length > head.split(a).length ? b : a,
  );
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  const end = () => {
    row.push(cell.trim());
    cell = "";
  };
  for (let at = 0; at < plain.length; at++) {
    const sign = plain[at]!;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (plain[at + 1] === '"') cell += plain[++at]!;
      else quoted = false;
    } else if (sign === '"' && !cell.trim()) quoted = true;
    else if (sign === separator) end();
    else if (sign === "\n") {
      end();
      rows.push(row);
      row = [];
    } else if (sign !== "\r") cell += sign;
  }
  end();
  rows.push(row);
  return rows.filter((each) => each.some(Boolean) && !each[0]!.startsWith("#"));
}

const named = (head: string[]) => head.findIndex((column) => /^name_[a-z]{2}$/i.test(column));
const at = (head: string[], column: string) =>
  head.findIndex((each) => each.toLowerCase() === column);

/** Everybody in a file as the server gives it back. */
export function people(text: string): Person[] {
  const [head = [], ...rows] = cells(text);
  const [name, born, died] = [named(head), at(head, "born"), at(head, "died")];
  return rows.map((row, number) => ({
    row: number,
    name: row[name] ?? "",
    born: row[born] ?? "",
    died: row[died] ?? "",
  }));
}

const written = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The file with these people instead. Once somebody came or went, the cards are dealt out anew. */
export function changed(text: string, list: readonly Person[], language: string): string {
  const [found = [], ...rows] = cells(text);
  const head = found.length ? found : [`name_${language}`, "born", "died"];
  const [name, born, died] = [named(head), at(head, "born"), at(head, "died")];
  const there = list.filter((person) => person.name || person.born || person.died);
  const anew = there.length !== rows.length || there.some((person) => person.row === null);
  const kept = head.map((column) => !anew || !/^(card|place)$/i.test(column));
  const made = there.map((person) => {
    const row = head.map((_, n) => (person.row === null ? "" : (rows[person.row]?.[n] ?? "")));
    const before = row[name];
    [row[name], row[born], row[died]] = [person.name, person.born, person.died];
    // Whoever is new, or called another name, is called so in every language.
    head.forEach((column, n) => {
      if (/^name_/i.test(column) && (!row[n] || row[n] === before)) row[n] = person.name;
    });
    return row;
  });
  return [head, ...made]
    .map((row) =>
      row
        .filter((_, n) => kept[n])
        .map(written)
        .join(","),
    )
    .join("\n");
}
