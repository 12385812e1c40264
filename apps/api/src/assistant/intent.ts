import type { Province } from '../climate/provinces.ts';
import { words } from '../text/fold.ts';
import { namesElsewhere } from './elsewhere.ts';
import type { Measure, Ranking } from './types.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A subject of the foundation that has an answer of its own. */
export type FoundationTopic = (typeof foundationTopics)[number];

/** Something to be said of the places of a question: one is unknown, or a town has no record of its own. */
type PlaceNote = 'elsewhere' | 'town';

/** What a question wants. */
export type Intent =
  | { kind: 'thanks' | 'identity' | 'speaks' | 'source' }
  | { kind: 'country' | 'rain' | 'air' | 'forecast' | 'alerts' | 'population' | 'capital' | 'past' | 'elsewhere' }
  | { kind: 'yesterday' | 'trend'; measure: Measure }
  | { kind: 'places'; asksRain: boolean }
  | { kind: 'ranking'; ranking: Ranking; count: number }
  | { kind: 'foundation'; topic: FoundationTopic; terms: string[] }
  /** `bare` when the words that are looked for are the whole question. */
  | { kind: 'search'; terms: string[]; bare: boolean; otherwise: 'greeting' | 'unknown' };

/** How a question is read. */
export interface Reading {
  intent: Intent;
  /** The provinces that the question names. */
  places: Province[];
  notes: PlaceNote[];
  /** Its words that speak for no topic. */
  terms: string[];
  /** Whether it asks why or how something is, or what to do. */
  explains: boolean;
}

const climateTopics = [
  'heat',
  'cold',
  'wind',
  'cleanAir',
  'dirtyAir',
  'air',
  'humidity',
  'rain',
  'visibility',
  'weather',
] as const;

/** Other topics that are about records of a place. */
const recordTopics = ['population', 'alerts', 'trend', 'yesterday', 'past', 'forecast'] as const;

/** Of two that a question mentions equally often, the first is meant. */
const foundationTopics = [
  'donate',
  'privacy',
  'newsletter',
  'raised',
  'volunteer',
  'partner',
  'courses',
  'contact',
  'reach',
  'reports',
  'impact',
  'team',
  'programs',
  'about',
] as const;

/** How many places a ranking names when the question says no number. */
const TOP = 3;
/** In a question of so few words each of them matters. */
const BRIEF = 3;

type Has = (topic: string) => boolean;

/** The words of a question about what is most or least, as a way to put the provinces in order. */
function rankingOf(has: Has): Ranking | undefined {
  const least = has('least');
  if (has('dirtyAir')) return 'dirtiest';
  if (has('cleanAir')) return 'cleanest';
  if (!has('most') && !least && !has('where')) return undefined;
  if (has('rain')) return has('where') && !has('most') ? undefined : 'wettest';
  if (has('wind')) return least ? 'calmest' : 'windiest';
  if (has('humidity')) return least ? 'driest' : 'dampest';
  if (has('visibility')) return least ? 'haziest' : 'clearest';
  if (has('cold')) return 'coldest';
  if (has('heat') || (has('weather') && (has('most') || least))) return least ? 'coldest' : 'hottest';
  return undefined;
}

function climateIntent(has: Has, count: number): Intent | undefined {
  if (!climateTopics.some(has)) return undefined;
  const ranking = rankingOf(has);
  if (ranking) return { kind: 'ranking', ranking, count };
  if (has('rain')) return { kind: 'rain' };
  if (has('air')) return { kind: 'air' };
  if (has('wind')) return { kind: 'ranking', ranking: 'windiest', count };
  if (has('humidity')) return { kind: 'ranking', ranking: 'dampest', count };
  if (has('visibility')) return { kind: 'ranking', ranking: 'haziest', count };
  return { kind: 'country' };
}

/** What a question about a time wants to know. */
function measureOf(has: Has): Measure {
  if (has('rain')) return 'precipitation';
  if (has('air') || has('cleanAir') || has('dirtyAir')) return 'airQuality';
  if (has('wind')) return 'windSpeed';
  if (has('humidity')) return 'humidity';
  return has('visibility') ? 'visibility' : 'temperature';
}

function foundationTopic(topics: Map<string, number>): FoundationTopic | undefined {
  let best: FoundationTopic | undefined;
  for (const topic of foundationTopics) {
    if ((topics.get(topic) ?? 0) > (best ? (topics.get(best) ?? 0) : 0)) best = topic;
  }
  // "Pay" alone means a gift; "pay for a course" does not.
  return best ?? (topics.has('pay') ? 'donate' : undefined);
}

/** What is made out of a question before it is decided what it wants. */
interface Parts {
  places: Province[];
  topics: Map<string, number>;
  /** Words that are not understood. */
  terms: string[];
  /** Whether one of them seems to be a place. */
  elsewhere: boolean;
  town: boolean;
  /** How many words the question has. */
  length: number;
}

function partsOf(question: string, vocabulary: Vocabulary): Parts {
  const folded = vocabulary.readable(question);
  const rest = vocabulary.withoutPlaces(folded);
  const terms = vocabulary.otherWords(rest);
  return {
    places: vocabulary.findPlaces(folded),
    topics: vocabulary.findTopics(rest),
    terms,
    elsewhere: namesElsewhere(question, terms, vocabulary),
    town: vocabulary.namesTown(folded),
    length: folded.split(' ').length,
  };
}

/** What a question about the records wants, when it says of which time or place. */
function recordsIntent({ places, topics, terms, elsewhere }: Parts, foundation: boolean): Intent | undefined {
  const has: Has = (topic) => topics.has(topic);
  const climate = climateTopics.some(has);
  const about = climate || (places.length > 0 && !foundation);
  const never = !foundation && places.length === 0 && elsewhere;
  if (never && (climate || recordTopics.some(has))) return { kind: 'elsewhere' };
  if (places.length > 0 && has('population')) return { kind: 'population' };
  if (places.length > 0 && has('capital') && !climate) return { kind: 'capital' };
  if (has('yesterday') && about) return { kind: 'yesterday', measure: measureOf(has) };
  if (has('past') && about) return { kind: 'past' };
  if (has('trend') && about) return { kind: 'trend', measure: measureOf(has) };
  if (has('forecast') && about) return { kind: 'forecast' };
  if (has('alerts') && !foundation && (about || terms.length === 0)) return { kind: 'alerts' };
  if (places.length > 0 && (climate || (!foundation && (terms.length === 0 || (elsewhere && has('compare'))))))
    return { kind: 'places', asksRain: has('rain') };
  return undefined;
}

/** What a question about the climate of the country wants, unless its words are said of something else. */
function countryIntent({ topics, terms, length }: Parts, foundation: FoundationTopic | undefined): Intent | undefined {
  const has: Has = (topic) => topics.has(topic);
  const number = terms.find((term) => /^[1-9]\d?$/.test(term));
  const intent = climateIntent(has, Number(number ?? TOP));
  if (!intent || (foundation && intent.kind === 'country')) return undefined;
  // "Paris weather": what is not understood is what was asked for.
  if (length <= BRIEF && terms.some((term) => term !== number)) return undefined;
  const literal = has('where') || has('weather');
  // "Your coolest projects", "wind energy in your work": the foundation's own things are meant.
  if (foundation && foundation !== 'about' && !literal && !has('rain')) return undefined;
  // Of heat, air and rain people speak in many ways; among words that are not understood it may be none of ours.
  if (!literal && !rankingOf(has) && terms.length > 1) return undefined;
  return intent;
}

function intentOf(parts: Parts): Intent {
  const { places, topics, terms, length } = parts;
  const has: Has = (topic) => topics.has(topic);
  const topic = foundationTopic(topics);
  if (topic !== 'privacy' && has('donate')) return { kind: 'foundation', topic: 'donate', terms };
  if (has('source')) return { kind: 'source' };
  const asked = recordsIntent(parts, topic !== undefined);
  if (asked) return asked;
  if (has('speaks')) return { kind: 'speaks' };
  if (has('identity')) return { kind: 'identity' };
  const wanted = countryIntent(parts, topic);
  if (wanted) return wanted;
  if (topic) return { kind: 'foundation', topic, terms };
  if (has('thanks')) return { kind: 'thanks' };
  if (has('forecast') && terms.length === 0) return { kind: 'forecast' };
  const otherwise = has('greeting') ? 'greeting' : 'unknown';
  const named = places.flatMap(({ capital }) => words(capital));
  // Passages about the other words alone would answer another question than one about the rain.
  const sought = climateTopics.some(has) ? [] : [...terms, ...named];
  return { kind: 'search', terms: sought, bare: length === terms.length, otherwise };
}

/** Reads a question by the places and topics that it names. The same question is always read the same way. */
export function readIntent(question: string, vocabulary: Vocabulary): Reading {
  const parts = partsOf(question, vocabulary);
  const intent = intentOf(parts);
  const { places, topics, terms, town } = parts;
  const elsewhere = parts.elsewhere || (intent.kind === 'places' && topics.has('compare') && terms.length > 0);
  const notes: PlaceNote[] = [];
  if (town) notes.push('town');
  if (elsewhere && places.length > 0) notes.push('elsewhere');
  return { intent, places, notes, terms, explains: topics.has('explain') || topics.has('advise') };
}
