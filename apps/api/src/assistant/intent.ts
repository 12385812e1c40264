import { homeDay } from '@nzete/domain';
import type { Province } from '../climate/provinces.ts';
import {
  type Danger,
  dangers,
  type FoundationTopic,
  foundationTopics,
  type RecordSubject,
  unanswerable,
} from '../content/resources/assistant-words.ts';
import { words } from '../text/fold.ts';
import { otherTimesIn, timesOf, withoutDates } from './times.ts';
import type { Measure } from './types.ts';
import type { Vocabulary } from './vocabulary.ts';

type Intent =
  /** `also`: what of the foundation is asked with a danger. */
  | { kind: 'records'; subject: RecordSubject; also?: FoundationTopic }
  | { kind: 'foundation'; topic: FoundationTopic }
  | { kind: 'explanation'; sought: string[]; otherwise: 'greeting' | 'unknown' };

export interface Reading {
  intent: Intent;
  places: Province[];
  /** Notes to add to the answer: a place is unknown, or a town has no record of its own. */
  notes: ('elsewhere' | 'town')[];
  has: (flag: string) => boolean;
  /** Whether an article with the words of the question is a better answer. */
  vague: boolean;
  measure: Measure;
  count: number;
  /** The words that belong to no topic. */
  terms: string[];
  /** Whether `terms` are the whole question. */
  bare: boolean;
}

type Rules = Vocabulary['words']['rules'];

/** What a question about the foundation is flagged with. */
const ofFoundation: ReadonlySet<string> = new Set([...foundationTopics, 'foundation', 'ours', 'ourWork', 'pay']);

/** The length of a ranking if the question contains no number. */
const TOP = 3;

/** Whether a set of flags meets one of several conditions such as `climate !brief`. */
const holds = (flags: ReadonlySet<string>, { when }: { when: string[] }): boolean =>
  when.some((all) => all.split(' ').every((flag) => flags.has(flag.replace('!', '')) !== flag.startsWith('!')));

/** Signs that a danger is here, not somewhere: a house burns, it is urgent. */
const nearby = ['alarm', 'building', 'urgent'];
/** Dangers of a person: "my son has diarrhoea", but "people after a flood". */
const ofPersons: readonly string[] = ['cholera', 'drowning', 'electricity', 'heat', 'lightning', 'medical', 'unsafe'];

/** The danger that is told beside a question about the foundation: "my house is burning, how do I donate?" */
function dangerBeside(flags: ReadonlySet<string>, rules: Rules): Danger | undefined {
  const others = new Set([...flags].filter((flag) => !ofFoundation.has(flag)));
  const rule = rules.find(({ records, when }) => dangers.some((each) => each === records) && holds(others, { when }));
  const danger = dangers.find((each) => each === rule?.records);
  const isPerson = flags.has('person') && ofPersons.some((each) => each === danger);
  return isPerson || nearby.some((sign) => flags.has(sign)) ? danger : undefined;
}

/** The danger that a question is about, if it asks what is or what to do, not why it happens or how to prepare. */
export function dangerOf({ intent, has }: Reading): Danger | undefined {
  // "He fainted because of the heat" explains something, but asks for help.
  if (intent.kind !== 'records' || (!has('emergency') && (has('explain') || has('prepare')))) return undefined;
  return dangers.find((danger) => danger === intent.subject);
}

/** Whether no record answers it, and a language model must not try: a danger, or another time. */
export const isSettled = (reading: Reading): boolean =>
  dangerOf(reading) !== undefined ||
  unanswerable.some((subject) => reading.intent.kind === 'records' && subject === reading.intent.subject);

export function readIntent(asked: string, vocabulary: Vocabulary, now = new Date()): Reading {
  const { words: knowledge } = vocabulary;
  const thisYear = Number(homeDay(now).slice(0, 4));
  const { text: question, days } = withoutDates(asked, `${thisYear}`);
  const folded = vocabulary.readable(question);
  const places = vocabulary.findPlaces(folded);
  const rest = vocabulary.withoutPlaces(folded);
  const unlisted = vocabulary.otherWords(rest);
  const verbs = unlisted.flatMap((word) => vocabulary.verbFlags(word));
  const terms = unlisted.filter((word) => vocabulary.verbFlags(word).length === 0);
  const topics = vocabulary.findTopics(rest);
  // "In Lake Kivu" names the lake by the province.
  const named = terms.filter((term) => vocabulary.phrasesOf('lake', term).length === 0);
  const elsewhere = vocabulary.namesElsewhere(question, named);
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
    // "Your coolest projects", "wind energy in your work" ask about the foundation.
    ours: topic !== undefined && topic !== 'about',
    // In "Paris weather" the unknown word is the subject.
    brief: length <= 3 && terms.some((term) => term !== count),
    terms: terms.length > 0,
    obscure: terms.length > 1,
    ...otherTimesIn(rest, terms, vocabulary, thisYear),
    ...timesOf(rest, days, vocabulary, now, places[0]),
  };
  const flags = new Set([
    ...topics.keys(),
    ...verbs,
    ...Object.entries(states).flatMap(([flag, is]) => (is ? [flag] : [])),
  ]);
  for (const rule of knowledge.flags) if (holds(flags, rule)) flags.add(rule.flag);
  const rule = knowledge.rules.find((each) => holds(flags, each));
  const unknown = elsewhere || (rule?.records === 'places' && flags.has('compare') && terms.length > 0);
  // For a question about the rain, passages with its other words would be off topic.
  const sought = flags.has('climate') ? [] : [...terms, ...places.flatMap(({ capital }) => words(capital))];
  const { records, foundation } = rule ?? {};
  let intent: Intent = { kind: 'explanation', sought, otherwise: flags.has('greeting') ? 'greeting' : 'unknown' };
  if (records) intent = { kind: 'records', subject: records };
  if (foundation) {
    const asks = foundation === 'most' ? (topic ?? 'about') : foundation;
    const danger = dangerBeside(flags, knowledge.rules);
    intent = danger ? { kind: 'records', subject: danger, also: asks } : { kind: 'foundation', topic: asks };
  }
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
