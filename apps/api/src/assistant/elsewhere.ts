import { fold } from '../text/fold.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Whether a question about the climate names a place that is none of the known ones: a word that is not understood and
 * follows "in", or begins with a capital letter in the middle of a sentence.
 *
 * @param terms The folded words that are neither understood nor a known place.
 */
export function namesElsewhere(question: string, terms: readonly string[], vocabulary: Vocabulary): boolean {
  const unknown = new Set(terms.filter((term) => !/\d/.test(term)));
  if (unknown.size === 0) return false;
  const inside = vocabulary.beforePlaces(vocabulary.detectLanguage(question));
  const allCapitals = question === question.toUpperCase();
  let before = '';
  for (const { 0: word, index } of question.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (unknown.has(fold(word))) {
      const opens = /(?:^|[.!?:"«“(]\s*)$/.test(question.slice(0, index));
      const named = !opens && !allCapitals && /^\p{Lu}/u.test(word);
      if (inside.includes(before) || (named && (vocabulary.linking.has(before) || !vocabulary.smallWords.has(before))))
        return true;
    }
    // In a list of places, "in Goma, Paris and …", each follows the same word.
    if (!vocabulary.placeWords.has(fold(word))) before = word.toLowerCase();
  }
  return false;
}
