import type { Province } from '../climate/provinces.ts';
import { fold, words } from '../text/fold.ts';
import { findPlaces, withoutPlaces } from './places.ts';
import type { Ranking } from './rankings.ts';
import { findTopics, otherWords } from './topics.ts';
import type { Topic } from './words/words.ts';

/** A subject of the foundation that has an answer of its own. */
export type FoundationTopic = (typeof foundationTopics)[number];

/** What a question wants. */
export type Intent =
  | { kind: 'thanks' | 'identity' | 'country' | 'rain' | 'air' }
  | { kind: 'forecast' | 'alerts' | 'population'; places: Province[] }
  | { kind: 'places'; places: Province[]; asksRain: boolean }
  | { kind: 'ranking'; ranking: Ranking }
  | { kind: 'foundation'; topic: FoundationTopic; terms: string[] }
  | { kind: 'search'; terms: string[]; otherwise: 'greeting' | 'unknown' };

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
] as const satisfies Topic[];

/** Of two that a question speaks of equally often, the first is meant. */
const foundationTopics = [
  'donate',
  'volunteer',
  'partner',
  'courses',
  'contact',
  'reach',
  'impact',
  'team',
  'programs',
  'about',
] as const satisfies Topic[];

/** The words of a question about what is most or least, as a way to put the provinces in order. */
function rankingOf(has: (topic: Topic) => boolean): Ranking | undefined {
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

function climateIntent(has: (topic: Topic) => boolean): Intent | undefined {
  if (!climateTopics.some(has)) return undefined;
  const ranking = rankingOf(has);
  if (ranking) return { kind: 'ranking', ranking };
  if (has('rain')) return { kind: 'rain' };
  if (has('air')) return { kind: 'air' };
  if (has('wind')) return { kind: 'ranking', ranking: 'windiest' };
  if (has('humidity')) return { kind: 'ranking', ranking: 'dampest' };
  if (has('visibility')) return { kind: 'ranking', ranking: 'haziest' };
  return { kind: 'country' };
}

function foundationIntent(topics: Map<Topic, number>, terms: string[]): Intent | undefined {
  let best: FoundationTopic | undefined;
  for (const topic of foundationTopics) {
    if ((topics.get(topic) ?? 0) > (best ? (topics.get(best) ?? 0) : 0)) best = topic;
  }
  return best && { kind: 'foundation', topic: best, terms };
}

/** Reads a question by the places and topics that it names. The same question is always read the same way. */
export function readIntent(question: string): Intent {
  const folded = fold(question);
  const places = findPlaces(folded);
  const rest = withoutPlaces(folded);
  const topics = findTopics(rest);
  const terms = otherWords(rest);
  const has = (topic: Topic) => topics.has(topic);
  const climate = climateTopics.some(has);
  const foundation = foundationIntent(topics, terms);

  if (has('donate')) return { kind: 'foundation', topic: 'donate', terms };
  if (has('thanks') && !climate && !foundation && places.length === 0) return { kind: 'thanks' };
  if (has('population') && places.length > 0) return { kind: 'population', places };
  if (has('forecast') && (climate || places.length > 0)) return { kind: 'forecast', places };
  if (has('alerts') && !foundation) return { kind: 'alerts', places };
  if (places.length > 0 && (climate || (!foundation && (terms.length === 0 || has('compare')))))
    return { kind: 'places', places, asksRain: has('rain') };
  if (has('identity')) return { kind: 'identity' };
  const asked = climateIntent(has);
  if (asked && !(foundation && asked.kind === 'country')) return asked;
  if (foundation) return foundation;
  if (has('forecast') && terms.length === 0) return { kind: 'forecast', places };
  const otherwise = has('greeting') ? 'greeting' : 'unknown';
  const named = places.flatMap(({ capital }) => words(capital));
  return { kind: 'search', terms: [...terms, ...named], otherwise };
}
