import type { Static } from 'typebox';
import type { SearchPiece } from './schemas.ts';

type Piece = Static<typeof SearchPiece>;
type IsMatch = (word: string) => boolean;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Of a snippet, in characters. */
const LENGTH = 180;
/** How far before the first match a snippet may begin. */
const BEFORE = 60;

/** A text in pieces, of which those that match are marked. */
export function markMatches(text: string, isMatch: IsMatch): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isMatch(word)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: word, match: true });
    end = index + word.length;
  }
  return end < text.length ? [...pieces, { text: text.slice(end) }] : pieces;
}

/** A line of a text around its first match, cut between words. */
export function snippetOf(whole: string, isMatch: IsMatch): Piece[] {
  const text = whole.replace(/[\n ]+/g, ' ');
  const first = [...text.matchAll(WORD)].find(([word]) => isMatch(word))?.index ?? 0;
  const start = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
  const rest = text.slice(start);
  const cut = rest.lastIndexOf(' ', LENGTH);
  const line = rest.length <= LENGTH ? rest : `${rest.slice(0, cut > 0 ? cut : LENGTH)} …`;
  return markMatches(start > 0 ? `… ${line}` : line, isMatch);
}
