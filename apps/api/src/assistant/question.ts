import { fold } from '../text/fold.ts';
import { placeWords } from './places.ts';
import { nearest } from './spelling.ts';
import { otherWords, vocabulary } from './topics.ts';

const known = new Set([...placeWords, ...vocabulary]);

/** A question as it is read: folded, and with words that are a letter away from a known one spelt as this. */
export function readable(question: string): string {
  const corrected = (word: string) =>
    known.has(word) || otherWords(word).length === 0 ? word : (nearest(word, known) ?? word);
  return fold(question).split(' ').map(corrected).join(' ');
}
