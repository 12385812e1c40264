/** In a shorter word one letter makes another word. */
const SHORTEST = 4;

/**
 * Whether a word, or its beginning, differs from what was typed by one letter that is wrong, missing or too many, or by two
 * neighbours that have changed places. Numbers are never nearly right.
 */
export function isOneLetterOff(typed: string, word: string): boolean {
  if (typed.length < SHORTEST || /\d/.test(typed)) return false;
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const rest = typed.slice(same);
  const other = word.slice(same);
  if (rest === '' || other === '') return rest.length <= 1;
  return (
    other.slice(1).startsWith(rest.slice(1)) || // another letter
    other.startsWith(rest.slice(1)) || // one too many
    other.slice(1).startsWith(rest) || // one is missing
    (rest[0] === other[1] && rest[1] === other[0] && other.slice(2).startsWith(rest.slice(2)))
  );
}
