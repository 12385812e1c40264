import { type Lang, languages } from '../text/languages.ts';
import { countPhrases, phrasePattern } from './phrases.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { ln } from './words/ln.ts';
import { sw } from './words/sw.ts';
import type { Topic, Words } from './words/words.ts';

const all: Record<Lang, Words> = { en, fr, ln, sw };

const list = (text: string | undefined, separator: string) => (text ?? '').split(separator).map((part) => part.trim());
const phrases = (text: string | undefined) => list(text, ',').filter(Boolean);

/** Words that say nothing of the subject, in all four languages. */
export const smallWords: ReadonlySet<string> = new Set(
  languages.flatMap((lang) => [...list(all[lang].small, ' '), ...list(all[lang].shared, ' ')]),
);

const topicNames = [...new Set(languages.flatMap((lang) => Object.keys(all[lang].topics)))] as Topic[]; // the keys of `Words.topics`

const topicPatterns = new Map(
  topicNames.map((topic) => [topic, phrasePattern(languages.flatMap((lang) => phrases(all[lang].topics[topic])))]),
);

/** The topics of a folded text, whatever its language, and how many phrases speak for each. */
export function findTopics(folded: string): Map<Topic, number> {
  const found = new Map<Topic, number>();
  for (const [topic, pattern] of topicPatterns) {
    const count = countPhrases(folded, pattern);
    if (count > 0) found.set(topic, count);
  }
  return found;
}

/** The words of a folded text that are neither small words nor part of a topic. */
export function otherWords(folded: string): string[] {
  let rest = ` ${folded} `;
  for (const pattern of topicPatterns.values()) rest = rest.replace(pattern, '');
  return rest.split(' ').filter((word) => word && !smallWords.has(word));
}

const languagePatterns = languages.map((lang) => ({
  lang,
  telling: phrasePattern([
    ...list(`${all[lang].small} ${all[lang].own}`, ' '),
    ...Object.values(all[lang].topics).flatMap(phrases),
  ]),
  shared: phrasePattern(list(all[lang].shared, ' ')),
}));

/** The language of a folded question: the one most of whose words it uses. English when nothing tells. */
export function detectLanguage(folded: string): Lang {
  let best: { lang: Lang; score: number } = { lang: 'en', score: 0 };
  for (const { lang, telling, shared } of languagePatterns) {
    const score = 2 * countPhrases(folded, telling) + countPhrases(folded, shared);
    if (score > best.score) best = { lang, score };
  }
  return best.lang;
}
