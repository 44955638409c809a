// What comes back when a deck was sent to be checked.
export interface Finding {
  severity: "error" | "warning" | "note";
  line: number | null;
  column: string | null;
  code: string;
  sentence: string;
}

export interface Summary {
  cards: number;
  people: number;
  languages: string[];
  centuries: Record<string, number>;
  shortest_span: number;
  longest_span: number;
  players: number;
}

/** A file that was checked; `file` is null while it is only looked at, and `content` is what would be kept. */
export interface Kept {
  file: string | null;
  name: string;
  summary: Summary;
  findings: Finding[];
  content: string | null;
}

/** A deck on a shelf. */
export interface DeckCard {
  file: string;
  name: string;
  cards: number;
  people: number;
  players: number;
  mine: boolean;
  content?: string | null;
}

/** How many there are of each kind. */
export function counted(findings: Finding[]): { errors: number; warnings: number } {
  const errors = findings.filter((finding) => finding.severity === "error").length;
  return { errors, warnings: findings.filter((one) => one.severity === "warning").length };
}

export interface Bar {
  century: number;
  people: number;
  /** 0 to 1, of the fullest century. */
  height: number;
}

/** The centuries in which the people were born, also the empty ones between. */
export function bars(centuries: Record<string, number>): Bar[] {
  const years = Object.keys(centuries).map(Number);
  if (!years.length) return [];
  const first = Math.min(...years);
  const fullest = Math.max(...Object.values(centuries));
  return Array.from({ length: (Math.max(...years) - first) / 100 + 1 }, (_, n) => {
    const people = centuries[String(first + n * 100)] ?? 0;
    return { century: first + n * 100, people, height: people / fullest };
  });
}
