import { type Static, Type } from 'typebox';
import { oneOf, sitePath, strictObject } from '../../http/schemas.ts';
import { languages } from '../../text/languages.ts';

export const measures = ['temperature', 'humidity', 'windSpeed', 'visibility', 'airQuality', 'precipitation'] as const;

/** The rankings of provinces: by which measure, and whether the highest comes first. */
export const rankings = {
  hottest: { measure: 'temperature', highestFirst: true },
  coldest: { measure: 'temperature', highestFirst: false },
  windiest: { measure: 'windSpeed', highestFirst: true },
  calmest: { measure: 'windSpeed', highestFirst: false },
  cleanest: { measure: 'airQuality', highestFirst: false },
  dirtiest: { measure: 'airQuality', highestFirst: true },
  dampest: { measure: 'humidity', highestFirst: true },
  driest: { measure: 'humidity', highestFirst: false },
  wettest: { measure: 'precipitation', highestFirst: true },
  clearest: { measure: 'visibility', highestFirst: true },
  haziest: { measure: 'visibility', highestFirst: false },
} as const satisfies Record<string, { measure: (typeof measures)[number]; highestFirst: boolean }>;

/** Answered with what to do first, or with who can help, before anything else. */
export const dangers = [
  ...([
    'cholera',
    'drinkingWater',
    'drowning',
    'earthquake',
    'electricity',
    'fire',
    'flood',
    'heat',
    'landslide',
  ] as const),
  ...(['lightning', 'medical', 'unsafe', 'unsafeWater', 'volcano'] as const),
] as const;

/** What a question about the records can be about, apart from a ranking. */
const recordSubjects = [
  ...dangers,
  // Times and figures without records.
  'projection',
  'sum',
  'usual',
  'air',
  'alerts',
  'capital',
  'country',
  'elsewhere',
  'forecast',
  'lakeState',
  'past',
  'places',
  'population',
  'rain',
  'safety',
  'snow',
  'source',
  'swimming',
  'trend',
  'unknown',
  'yesterday',
] as const;

/** Topics that mean a danger only together, such as "heat" and "faint" in a rule. */
const signsOfDanger = [
  // `alarm` is heard of any danger, unless with `everyday`: "my kitchen burns", but "burning rubbish".
  ...['alarm', 'everyday'],
  ...['approach', 'because', 'belly', 'coals', 'coming', 'cracking', 'downpour', 'drinkable', 'escaping', 'exposed'],
  ...['faint', 'fell', 'flame', 'gas', 'lake', 'purify', 'rising', 'ruining', 'running', 'slope', 'smell'],
  ...['storm', 'striking', 'sun', 'swim', 'tainted', 'unwell', 'urgent', 'venture', 'water'],
  // Signs of an event, not topics that somebody may want explained.
  ...['drowning', 'electricity', 'fire', 'landslide', 'medical', 'unsafe'],
];
/** Lists of words for phrases such as `{number} {span} ago`. The names in `hour` are in the order of the hours. */
const wordLists = ['building', 'hour', 'now', 'number', 'outing', 'person', 'shift', 'span', 'turn', 'was'];
/**
 * `calendar`: words of a time. `pointed`: "this" and the word it belongs to. `untimed`: numbers and such words that
 * name no time, such as "3 years old".
 */
const timeSigns = ['average', 'calendar', 'pointed', 'untimed', 'when'];
/** Words that turn a question round ("not", "stopped"), leave something out, or go beyond the country. */
const limits = ['except', 'negated', 'world'];
/** Topics that say nothing alone. */
export const signs: readonly string[] = [...signsOfDanger, ...wordLists, ...timeSigns, ...limits];
/** Answered with what there is instead, and never with the present. */
export const unanswerable = [
  ...([
    'forecast',
    'lakeState',
    'past',
    'projection',
    'safety',
    'snow',
    'sum',
    'swimming',
    'unknown',
    'usual',
  ] as const),
] as const;

/** What a question about the foundation, or to the assistant, can be about. */
export const foundationTopics = [
  'donate',
  'privacy',
  'newsletter',
  'raised',
  'volunteer',
  'partner',
  'courses',
  'events',
  'contact',
  'reach',
  'reports',
  'impact',
  'team',
  'programs',
  'about',
  'identity',
  'speaks',
  'thanks',
] as const;

const rankingNames = Object.keys(rankings) as (keyof typeof rankings)[]; // the keys of a literal

export type Danger = (typeof dangers)[number];
export type RecordSubject = (typeof recordSubjects)[number] | (typeof rankingNames)[number];
export type FoundationTopic = (typeof foundationTopics)[number];

const words = Type.Array(Type.String({ minLength: 1, maxLength: 80 }));
const byName = Type.Record(Type.String(), words);
const page = sitePath('/donate');
const pattern = Type.String({ minLength: 1, maxLength: 1_000 });

/** Each alternative is a list of topics and flags that a question has, or with `!` has not. */
const alternatives = Type.Array(Type.String({ pattern: '^!?\\w+( !?\\w+)*$' }), { minItems: 1 });

/** `content/assistant/words.json`: words (without accents) and rules to understand a question. */
export const assistantWords = {
  path: '/assistant/words',
  answer: strictObject({
    languages: Type.Array(
      strictObject({
        lang: oneOf(languages),
        /** Function words: they identify the language, but not the subject. */
        small: words,
        /** Function words shared with another language, which do not identify it. */
        shared: words,
        /** Content words that only this language has. */
        own: words,
        /** A pattern for typical beginnings or endings of words. */
        forms: pattern,
        /** A pattern for letters that only this language has. */
        letters: Type.Optional(pattern),
        /** A pattern: what is taken off a word before it is looked up. */
        affixes: pattern,
        /** Words before the name of a place. */
        beforePlaces: words,
        /** Patterns of verb forms, by the flag that they set. They tell the time of a verb that is in no list. */
        verbs: Type.Optional(Type.Record(Type.String(), pattern)),
        /** Phrases by topic; `*` matches any ending, `#` any digits, `{topic}` any phrase of that topic. */
        topics: byName,
      }),
      { minItems: languages.length, maxItems: languages.length },
    ),
    /** Names that are the same in every language, by topic. */
    names: byName,
    places: strictObject({
      /** Alternative names of a province or its capital, by ISO 3166-2 code. */
      otherNames: byName,
      /** Towns without records, by the province whose capital is used instead. */
      towns: byName,
      /** A name that two provinces share, and their codes. */
      shared: byName,
    }),
    /** Words that may precede a place; after others a capital letter begins another name. */
    linking: words,
    /** Topics that describe how something is asked, found even inside other topics' phrases. */
    manners: words,
    /** Names for combinations of topics, each of which may use the ones before it. */
    flags: Type.Array(strictObject({ flag: Type.String({ pattern: '^\\w+$' }), when: alternatives })),
    /**
     * What a question is about: the first rule that matches decides; without one it asks for an
     * explanation. `most` is the foundation topic that it mentions most.
     */
    rules: Type.Array(
      strictObject({
        records: Type.Optional(oneOf([...recordSubjects, ...rankingNames])),
        foundation: Type.Optional(oneOf([...foundationTopics, 'most'])),
        /** An article that has the words of the question answers it better. */
        vague: Type.Optional(Type.Boolean()),
        when: alternatives,
      }),
    ),
    /** Which value a question about a time wants; without one it is the temperature. */
    measures: Type.Array(strictObject({ measure: oneOf(measures), when: alternatives })),
    /** None for questions to the assistant itself. In a tie the first topic wins. */
    foundation: Type.Array(strictObject({ topic: oneOf(foundationTopics), pages: Type.Array(page) })),
    /** The page of each quotable content file. Others have account numbers, contacts or people. */
    passages: Type.Record(Type.String(), page),
  }),
} as const;

export type AssistantWords = Static<typeof assistantWords.answer>;
