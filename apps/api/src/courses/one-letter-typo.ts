/** In a shorter word one letter makes another word. */
const MIN_LENGTH = 4;

/** One wrong, missing, extra or transposed letter, also in a beginning. Numbers must match. */
export function hasOneLetterTypo(typed: string, word: string): boolean {
  if (typed.length < MIN_LENGTH || /\d/.test(typed)) return false;
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
