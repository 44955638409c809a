/** Seconds as people read a clock: 0:07, 2:30, 26:05:00. */
export function left(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, "0");
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  const hours = Math.floor(seconds / 3600);
  return `${hours}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
}
/** The seconds that are left, if they are so few that it matters; null before. */
export function hurries(left: number, whole: number): number | null {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return seconds <= Math.min(15, whole / 2) ? seconds : null;
}
