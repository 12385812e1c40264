import { type Lang, languages } from '../text/languages.ts';
import { findPhrases, phrasePattern, removePhrases } from './phrases.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { ln } from './words/ln.ts';
import { names } from './words/names.ts';
import { sw } from './words/sw.ts';
import type { Topic, Words } from './words/words.ts';

/** The words of every language. */
export const wordsIn: Record<Lang, Words> = { en, fr, ln, sw };

/** The parts of a text with separators between. */
export const partsOf = (text: string | undefined, separator: string) =>
  (text ?? '').split(separator).map((part) => part.trim());
/** The phrases of a topic in one language. */
export const phrasesIn = (text: string | undefined) => partsOf(text, ',').filter(Boolean);

/** Words that say nothing of the subject, in all four languages. */
export const smallWords: ReadonlySet<string> = new Set(
  languages.flatMap((lang) => [...partsOf(wordsIn[lang].small, ' '), ...partsOf(wordsIn[lang].shared, ' ')]),
);

const topicNames = [...new Set(languages.flatMap((lang) => Object.keys(wordsIn[lang].topics)))] as Topic[]; // the keys of `Words.topics`
/** How something is asked: found beside what it is asked about, even inside its words. */
const manners: readonly Topic[] = ['most', 'least', 'where', 'compare'];
const subjects = topicNames.filter((topic) => !manners.includes(topic));

const phrasesOf = (topic: Topic) =>
  [names[topic], ...languages.map((lang) => wordsIn[lang].topics[topic])].flatMap(phrasesIn);
const patterns = new Map(topicNames.map((topic) => [topic, phrasePattern(phrasesOf(topic))]));
const subjectPattern = phrasePattern(subjects.flatMap(phrasesOf));
const spokenFor = phrasePattern(subjects.filter((topic) => topic !== 'aside').flatMap(phrasesOf));

/** The topics of a folded text in any language, and how many phrases speak for each. */
export function findTopics(folded: string): Map<Topic, number> {
  const found = new Map<Topic, number>();
  const count = (topics: readonly Topic[], text: string) => {
    for (const topic of topics) {
      const times = findPhrases(text, patterns.get(topic)).length;
      if (times > 0) found.set(topic, (found.get(topic) ?? 0) + times);
    }
  };
  count(manners, folded);
  // A phrase speaks for the topics that have all of it, never for those of the words inside it: in Kiswahili the
  // weather, "hali ya hewa", is not the air, "hewa".
  for (const phrase of findPhrases(folded, subjectPattern)) {
    count(
      subjects.filter((topic) => removePhrases(phrase, patterns.get(topic)) === ''),
      phrase,
    );
  }
  return found;
}

/** The words of a folded text that are neither small words nor part of a topic. */
export function otherWords(folded: string): string[] {
  let rest = removePhrases(folded, spokenFor);
  for (const topic of manners) rest = removePhrases(rest, patterns.get(topic));
  return rest.split(' ').filter((word) => word && !smallWords.has(word));
}

/** The words of English and French that a misspelt word may have been meant as. */
export const vocabulary: ReadonlySet<string> = new Set(
  [en, fr].flatMap(({ small, own, topics }) => [
    ...partsOf(`${small} ${own}`, ' '),
    ...Object.values(topics).flatMap((text) => text.split(/[ ,]+/).filter((word) => !word.endsWith('*'))),
  ]),
);
