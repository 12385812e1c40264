import type { Province } from '../climate/provinces.ts';
import type { FoundationTopic, RecordSubject } from '../content/resources/assistant.ts';
import { words } from '../text/fold.ts';
import type { Measure } from './types.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a question asks for: climate records, something about the foundation, or an article. */
type Intent =
  | { kind: 'records'; subject: RecordSubject }
  | { kind: 'foundation'; topic: FoundationTopic }
  | { kind: 'explanation'; sought: string[]; otherwise: 'greeting' | 'unknown' };

export interface Reading {
  intent: Intent;
  places: Province[];
  /** Notes to add to the answer: a place is unknown, or a town has no record of its own. */
  notes: ('elsewhere' | 'town')[];
  /** The topics and flags that the rules go by. */
  has: (flag: string) => boolean;
  /** Whether an article that has its words answers it better. */
  vague: boolean;
  measure: Measure;
  count: number;
  /** Its words that speak for no topic. */
  terms: string[];
  /** Whether these are the whole question. */
  bare: boolean;
}

/** How many places a ranking names when the question says no number. */
const TOP = 3;

/** Whether a set of flags has what one of some alternatives asks for: `climate !brief`. */
const holds = (flags: ReadonlySet<string>, { when }: { when: string[] }): boolean =>
  when.some((all) => all.split(' ').every((flag) => flags.has(flag.replace('!', '')) !== flag.startsWith('!')));

/** Reads a question by the places and topics that it names. */
export function readIntent(question: string, vocabulary: Vocabulary): Reading {
  const { words: knowledge } = vocabulary;
  const folded = vocabulary.readable(question);
  const places = vocabulary.findPlaces(folded);
  const rest = vocabulary.withoutPlaces(folded);
  const terms = vocabulary.otherWords(rest);
  const topics = vocabulary.findTopics(rest);
  const elsewhere = vocabulary.namesElsewhere(question, terms);
  const count = terms.find((term) => /^[1-9]\d?$/.test(term));
  const { length } = folded.split(' ');
  const [most] = knowledge.foundation
    .filter(({ topic, pages }) => pages.length > 0 && topics.has(topic))
    .sort((a, b) => (topics.get(b.topic) ?? 0) - (topics.get(a.topic) ?? 0));
  // "Pay" alone means a gift; "pay for a course" does not.
  const topic = most?.topic ?? (topics.has('pay') ? 'donate' : undefined);
  const states = {
    places: places.length > 0,
    elsewhere,
    foundation: topic !== undefined,
    // "Your coolest projects", "wind energy in your work": the foundation's own things are meant.
    ours: topic !== undefined && topic !== 'about',
    // "Paris weather": what is not understood is what was asked for.
    brief: length <= 3 && terms.some((term) => term !== count),
    terms: terms.length > 0,
    obscure: terms.length > 1,
  };
  const flags = new Set([...topics.keys(), ...Object.entries(states).flatMap(([flag, is]) => (is ? [flag] : []))]);
  for (const rule of knowledge.flags) if (holds(flags, rule)) flags.add(rule.flag);
  const rule = knowledge.rules.find((each) => holds(flags, each));
  const unknown = elsewhere || (rule?.records === 'places' && flags.has('compare') && terms.length > 0);
  // Passages about the other words alone would answer another question than one about the rain.
  const sought = flags.has('climate') ? [] : [...terms, ...places.flatMap(({ capital }) => words(capital))];
  const { records, foundation } = rule ?? {};
  let intent: Intent = { kind: 'explanation', sought, otherwise: flags.has('greeting') ? 'greeting' : 'unknown' };
  if (records) intent = { kind: 'records', subject: records };
  if (foundation) intent = { kind: 'foundation', topic: foundation === 'most' ? (topic ?? 'about') : foundation };
  return {
    intent,
    places,
    notes: [
      ...(vocabulary.namesTown(folded) ? (['town'] as const) : []),
      ...(unknown && places.length > 0 ? (['elsewhere'] as const) : []),
    ],
    has: (flag) => flags.has(flag),
    vague: rule?.vague ?? false,
    measure: knowledge.measures.find((rule) => holds(flags, rule))?.measure ?? 'temperature',
    count: Number(count ?? TOP),
    terms,
    bare: length === terms.length,
  };
}
