/** Puts the pieces of an answer together. */
export async function wholeText(pieces: AsyncIterable<string> | Iterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text.trim();
}
