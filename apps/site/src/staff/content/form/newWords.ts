/** The words that are new in a text, between what begins and what ends as before. */
export function newWords(before: string, now: string): string {
  const old = before.split(/\s+/);
  const words = now.split(/\s+/);
  let start = 0;
  while (start < words.length && start < old.length && words[start] === old[start]) start += 1;
  let end = 0;
  const most = Math.min(words.length, old.length) - start;
  while (end < most && words.at(-1 - end) === old.at(-1 - end)) end += 1;
  return words.slice(start, words.length - end).join(' ');
}
