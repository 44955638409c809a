const CODE = /^[a-z]+-[a-z0-9]{4,}$/;

/** The table somebody means by a link or a code they typed or pasted; null if it is neither. */
export function tableMeant(text: string): string | null {
  const typed = text.trim().toLowerCase();
  const linked = /\/t\/([a-z0-9-]+)/.exec(typed)?.[1];
  const code = linked ?? typed.replace(/\s+/g, "-");
  return CODE.test(code) ? code : null;
}
