// Where friends find a table: under the address that the server gives for others, else under the one in use.
import { api } from "$ui/api/client";

/** What a link for others begins with. */
export async function forOthers(): Promise<string> {
  const server = await api.get<{ share: string | null }>("/api/server").catch(() => null);
  return server?.share ?? location.origin;
}

/** Does a link lead back to the very device that opens it? */
export function onlyHere(link: string): boolean {
  const host = URL.canParse(link) ? new URL(link).hostname : "";
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}
