/** The maximum length in search results and link previews. */
const LIMIT = 160;

/** The beginning of a text, at most 160 characters, cut between words. */
export function excerpt(text: string): string {
  if (text.length <= LIMIT) return text;
  const start = text.slice(0, LIMIT - 1);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), 1)).replace(/[\s,;:.–-]+$/, '')}…`;
}
