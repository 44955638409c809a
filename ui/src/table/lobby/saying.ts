/** “Sprint: when the first is home” as its name and what it means; a sentence without a colon is all name. */
export function nameAndMeaning(sentence: string): [string, string] {
  const match = /^([^:]+?)\s*:\s+(.+)$/.exec(sentence);
  if (!match) return [sentence, ""];
  const meaning = match[2]!;
  return [match[1]!, meaning.charAt(0).toLocaleUpperCase() + meaning.slice(1)];
}
