import { fold } from '../text/fold.ts';
import { type Lang, languages } from '../text/languages.ts';
import { findPhrases, phrasePattern, removePhrases } from './phrases.ts';
import { withoutPlaces } from './places.ts';
import { partsOf, phrasesIn, wordsIn } from './topics.ts';

/** Letters that only one of the languages has; Lingala with its tone marks has `é` too. */
const letters: Partial<Record<Lang, RegExp>> = { fr: /[àâçèêëîïôùûœé]/u, ln: /[ɛɔáíóúǎǐǒǔ]/u };

const languagePatterns = languages.map((lang) => ({
  lang,
  telling: phrasePattern([
    ...partsOf(`${wordsIn[lang].small} ${wordsIn[lang].own}`, ' '),
    ...Object.values(wordsIn[lang].topics).flatMap(phrasesIn),
  ]),
  shared: phrasePattern(partsOf(wordsIn[lang].shared, ' ')),
  forms: wordsIn[lang].forms,
  letters: letters[lang],
}));

/** How many words some phrases have. */
const wordCount = (found: string[]) => found.reduce((count, phrase) => count + phrase.split(' ').length, 0);

/**
 * The language of a question: the one most of whose words it uses; for words in no list, their letters and forms decide.
 * English when nothing does.
 */
export function detectLanguage(question: string): Lang {
  // The names of places are the same in every language.
  const folded = withoutPlaces(fold(question));
  const written = question
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => withoutPlaces(fold(word)));
  let best: { lang: Lang; score: number } = { lang: 'en', score: 0 };
  for (const { lang, telling, shared, forms, letters } of languagePatterns) {
    const unlisted = removePhrases(folded, telling).split(' ');
    const score =
      2 * wordCount(findPhrases(folded, telling)) +
      findPhrases(folded, shared).length +
      unlisted.filter((word) => forms.test(word)).length +
      written.filter((word) => letters?.test(word)).length;
    if (score > best.score) best = { lang, score };
  }
  return best.lang;
}
