// What the operator's page asks the server; nothing of it is in the public description.
import { api } from "$ui/api/client";

export interface Someone {
  id: string;
  name: string;
  tables?: string[];
}
export interface Line {
  number: number;
  name: string;
  seat: number | null;
  text: string;
  person: string | null;
}
export interface Report {
  id: number;
  table: string;
  number: number;
  at: number;
  reason: string;
  about: string;
  name: string | null;
  lines: Line[];
}
export interface TableRow {
  table: string;
  game: string;
  status: string;
  people: Someone[];
  present: number;
  changed: number;
}
export interface Ban {
  id: string;
  person: string | null;
  network: string | null;
  reason: string;
  until: number;
}
export interface Act {
  id: number;
  at: number;
  actor: string;
  act: string;
  about: string;
  table: string | null;
  reason: string;
}
export interface Status {
  processes: number;
  people: number;
  reports: number;
  bans: number;
  tables: Record<string, number>;
  database_bytes: number;
  load: Record<string, number>;
}
export interface Everything {
  status: Status;
  reports: Report[];
  people: Someone[];
  tables: TableRow[];
  bans: Ban[];
  acts: Act[];
}

/** What is about to be done; all of it wants a reason, a ban a time as well. */
export type Wish =
  | { kind: "ban"; person: string; name: string }
  | { kind: "ban-address" }
  | { kind: "remove-name"; person: string; name: string }
  | { kind: "remove-line"; table: string; line: number }
  | { kind: "remove-table"; table: string };

const AT = "/api/admin";

export const signIn = (key: string) => api.post<void>(`${AT}/session`, { key });
export const signOut = () => api.delete<void>(`${AT}/session`);
export const unban = (id: string) => api.delete<void>(`${AT}/bans/${id}`);
export const dismiss = (id: number) => api.delete<void>(`${AT}/reports/${id}`);

export async function look(): Promise<Everything> {
  const status = await api.get<Status>(AT);
  const [{ reports }, { people }, { tables }, { bans }, { acts }] = await Promise.all([
    api.get<{ reports: Report[] }>(`${AT}/reports`),
    api.get<{ people: Someone[] }>(`${AT}/people`),
    api.get<{ tables: TableRow[] }>(`${AT}/tables`),
    api.get<{ bans: Ban[] }>(`${AT}/bans`),
    api.get<{ acts: Act[] }>(`${AT}/audit`),
  ]);
  return { status, reports, people, tables, bans, acts };
}

export function grant(
  wish: Wish,
  reason: string,
  hours: number,
  network: string,
): Promise<unknown> {
  switch (wish.kind) {
    case "ban":
      return api.post(`${AT}/bans`, { person: wish.person, hours, reason });
    case "ban-address":
      return api.post(`${AT}/bans`, { network, hours, reason });
    case "remove-name":
      return api.post(`${AT}/names/removed`, { person: wish.person, reason });
    case "remove-line":
      return api.post(`${AT}/lines/removed`, { table: wish.table, line: wish.line, reason });
    case "remove-table":
      return api.post(`${AT}/tables/${wish.table}/removed`, { reason });
  }
}
