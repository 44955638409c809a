// Asks the server. What it refuses comes back as a Problem whose title can be shown as it is.
import { untrack } from "svelte";
import type { Data, Opinion } from "$ui/boards";
import { spoken, t } from "$ui/words";
import type { Message, Reaction } from "./message";
import type { components } from "./types";

export type { GameInfo, GameOption, Person, TableCard } from "./message";

/** What the server refused, or that it could not be reached (code "offline"). */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly title: string,
    readonly status: number,
    readonly details: Data = {},
  ) {
    super(title);
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

async function problem(answer: Response): Promise<Problem> {
  const details: Data = await answer.json().catch(() => ({}));
  const code = typeof details.code === "string" ? details.code : `http-${answer.status}`;
  const title = typeof details.title === "string" ? details.title : t("ui-server-trouble");
  return new Problem(code, title, answer.status, details);
}

async function send(method: Method, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {
    Accept: "application/json",
    "Accept-Language": untrack(spoken),
  };
  const text = body instanceof Blob || typeof body === "string";
  if (body !== undefined && !text) headers["Content-Type"] = "application/json";
  if (text) headers["Content-Type"] = body instanceof Blob && body.type ? body.type : "text/csv";
  try {
    return await fetch(path, {
      method,
      headers,
      body: text ? body : body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Problem("offline", t("ui-offline-text"), 0);
  }
}

let met = false;
const waiting: (() => void)[] = [];

/** Calls back when the server gets to know us: with the first thing this page writes comes the cookie. */
export function onceMet(call: () => void): void {
  if (!met) waiting.push(call);
}

function meet(): void {
  met = true;
  for (const call of waiting.splice(0)) call();
}

async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const answer = await send(method, path, body);
  if (!answer.ok) throw await problem(answer);
  if (!met && method !== "GET") meet();
  return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
}

/** Paths begin with /api. A text or Blob as body is sent as it is, everything else as JSON. */
export const api = {
  get: <T>(path: string) => ask<T>("GET", path),
  post: <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body),
  put: <T>(path: string, body: unknown = {}) => ask<T>("PUT", path, body),
  patch: <T>(path: string, body: unknown = {}) => ask<T>("PATCH", path, body),
  delete: <T>(path: string) => ask<T>("DELETE", path),
};

const WAITS = [300, 900, 2000, 4000];
const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** A key no other move has: the server answers the same key twice with the same answer. */
export function key(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Makes a move; when the network fails it is sent again with the same key, so it cannot happen twice. */
export async function move(
  table: string,
  made: { move: string; version: number; seat: number | null },
): Promise<Message> {
  const body = {
    move: made.move,
    version: made.version,
    key: key(),
    ...(made.seat === null ? {} : { seat: made.seat }),
  };
  for (const wait of [...WAITS, null]) {
    try {
      return await api.post<Message>(`/api/tables/${table}/moves`, body);
    } catch (error) {
      const again = error instanceof Problem && (error.code === "offline" || error.status >= 502);
      if (!again || wait === null) throw error;
      await sleep(wait);
    }
  }
  throw new Error("unreachable");
}

/** What can be done at a table, beside moves. Each answers with the table as it is then. */
export function table(id: string) {
  const at = `/api/tables/${id}`;
  const seated = (seat?: number | null) => (seat === undefined || seat === null ? {} : { seat });
  return {
    load: (seat?: number) => api.get<Message>(at + (seat === undefined ? "" : `?seat=${seat}`)),
    settings: (change: Data) => api.patch<Message>(at, change),
    sit: (seat: number, name?: string, seal?: string) =>
      api.put<Message>(`${at}/seats/${seat}`, {
        kind: "me",
        ...(name ? { name } : {}),
        ...(seal ? { seal } : {}),
      }),
    bot: (seat: number, level: string) =>
      api.put<Message>(`${at}/seats/${seat}`, { kind: "bot", level }),
    free: (seat: number) => api.delete<Message>(`${at}/seats/${seat}`),
    link: (seat: number) => api.post<{ url: string; token: string }>(`${at}/seats/${seat}/link`),
    start: () => api.post<Message>(`${at}/start`),
    pause: () => api.post<Message>(`${at}/pause`),
    resume: () => api.post<Message>(`${at}/resume`),
    rematch: (seal: string) => api.post<Message>(`${at}/rematch`, { seal }),
    answerRematch: (agree: boolean) => api.post<Message>(`${at}/rematch/answer`, { agree }),
    beginRematch: () => api.post<Message>(`${at}/rematch/begin`),
    undo: () => api.post<Message>(`${at}/undo`),
    answerUndo: (agree: boolean) => api.post<Message>(`${at}/undo/answer`, { agree }),
    leave: (seat?: number | null) => api.post<Message>(`${at}/leave`, seated(seat)),
    cover: (seat: number) => api.post<Message>(`${at}/cover`, { seat }),
    reclaim: (seat?: number | null) => api.post<Message>(`${at}/reclaim`, seated(seat)),
    say: (text: string) => api.post<Message>(`${at}/chat`, { text }),
    react: (reaction: Reaction) => api.post<Message>(`${at}/reactions`, { reaction }),
    remove: (handle: string, watch: boolean) =>
      api.post<Message>(`${at}/remove`, { handle, watch }),
    admit: (handle: string) => api.post<Message>(`${at}/admit`, { handle }),
    lock: (lock: Message["lock"]) => api.put<Message>(`${at}/lock`, { lock }),
    report: (line: number, reason: string) => api.post<void>(`${at}/reports`, { line, reason }),
    seal: (seal: string) => api.post<Message>(`${at}/seal`, { seal }),
    words: (words: string) => api.post<Message>(`${at}/words`, { words }),
    outcomes: (moves: string[], seat?: number | null) => {
      const asked = new URLSearchParams(moves.map((move) => ["moves", move]));
      if (seat !== undefined && seat !== null) asked.set("seat", `${seat}`);
      return api.get<components["schemas"]["Outcomes"]>(`${at}/outcomes?${asked}`);
    },
    hint: (seat?: number | null) =>
      api.get<{ opinions: Opinion[]; best: string }>(
        `${at}/hint${seat === undefined || seat === null ? "" : `?seat=${seat}`}`,
      ),
  };
}
