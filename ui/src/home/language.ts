import { api } from "$ui/api/client";
import type { Person } from "$ui/api/message";
import { settings } from "$ui/settings.svelte";

/** The server speaks the chosen language too, to those it knows already; nobody is made known for this alone. */
export async function tellLanguage(): Promise<void> {
  try {
    const { person } = await api.get<{ person: Person | null }>("/api/me");
    if (person && person.language !== settings.language) await api.patch("/api/me", { language: settings.language });
  } catch {
    // It is told again the next time.
  }
}
