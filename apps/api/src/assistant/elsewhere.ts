import { fold } from '../text/fold.ts';
import type { Lang } from '../text/languages.ts';
import { detectLanguage } from './language.ts';
import { placeWords } from './places.ts';
import { smallWords } from './topics.ts';

const places = new Set(placeWords);
/** Words before the name of a place. */
const insideIn: Record<Lang, readonly string[]> = {
  en: ['in', 'at', 'near'],
  fr: ['à', 'a', 'au', 'aux'],
  ln: ['na'],
  sw: ['katika', 'huko', 'na'],
};
/** Other small words that a place may follow; after most, "I am", "please", a capital letter begins another name. */
const linking = new Set('of for and or from to the de du d la le l et ou pour vers entre ya wa kwa na mpe'.split(' '));

/**
 * Whether a question about the climate names a place that is none of the known ones: a word that is not understood and
 * follows "in", or begins with a capital letter in the middle of a sentence.
 *
 * @param terms The folded words that are neither understood nor a known place.
 */
export function namesElsewhere(question: string, terms: readonly string[]): boolean {
  const unknown = new Set(terms.filter((term) => !/\d/.test(term)));
  if (unknown.size === 0) return false;
  const inside = insideIn[detectLanguage(question)];
  const allCapitals = question === question.toUpperCase();
  let before = '';
  for (const { 0: word, index } of question.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (unknown.has(fold(word))) {
      const opens = /(?:^|[.!?:"«“(]\s*)$/.test(question.slice(0, index));
      const named = !opens && !allCapitals && /^\p{Lu}/u.test(word);
      if (inside.includes(before) || (named && (linking.has(before) || !smallWords.has(before)))) return true;
    }
    // In a list of places, "in Goma, Paris and …", each follows the same word.
    if (!places.has(fold(word))) before = word.toLowerCase();
  }
  return false;
}
