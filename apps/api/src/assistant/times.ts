import { homeZone, localTime } from '@nzete/domain';
import type { Province } from '../climate/provinces.ts';
import { Phrases } from './phrases.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How a time that a question names lies to the present; none of them if it is the present. */
interface Times {
  timeGone: boolean;
  timeToCome: boolean;
  yesterday: boolean;
}

const HOUR = 60;
const DAY = 24 * HOUR;
/** A clock time this near, in minutes, is now. */
const NEAR = 30;

/** Topics that are a part of the day, from its first to its last hour. */
const partsOfDay = {
  dawn: [4, 7],
  morning: [4, 12],
  daytime: [10, 17],
  afternoon: [12, 18],
  evening: [16, 21],
  night: [18, 30],
};
/** Topics that are an hour. */
const hours = { noon: 12, midnight: 24 };

const dates =
  /(?<![\d/.-])(?:(?<year>\d{4})[-/.](?<month>\d\d?)[-/.](?<day>\d\d?)|(?<first>\d\d?)(?:[-/.](?<second>\d\d?)[-/.](?<end>\d{4}|\d\d)|\/(?<last>\d\d?)))(?![\d/-]|\.\d)/g;
/** Written like a date. */
const noDates = ['24/7', '1/2'];

/** The day of a date in digits as `2026-03-31`. The day comes first, unless it cannot be one. */
function dayOf(groups: Record<string, string | undefined>, thisYear: string): string | undefined {
  const { year = groups.end ?? thisYear, month = groups.second ?? groups.last, day = groups.first } = groups;
  const [usual, swapped] = [Number(month), Number(day)];
  const [m, d] = usual > 12 ? [swapped, usual] : [usual, swapped];
  if (m < 1 || m > 12 || d < 1 || d > 31) return undefined;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year.length === 2 ? `20${year}` : year}-${two(m)}-${two(d)}`;
}

/** Takes dates in digits out of a question, and lets 17:00 survive folding as 17h00. */
export function withoutDates(question: string, thisYear: string): { text: string; days: string[] } {
  const days: string[] = [];
  const text = question.replace(dates, (found, ...rest) => {
    const day = noDates.includes(found) ? undefined : dayOf(rest.at(-1), thisYear);
    if (day) days.push(day);
    return day ? ' ' : found;
  });
  return { text: text.replace(/(?<!\d)(\d\d?):(\d\d)(?!\d)/g, '$1h$2'), days };
}

/** The minutes of the day that a clock time can mean: "at 5" is in the morning or in the afternoon. */
function readClock(phrase: string, fromSix: boolean, vocabulary: Vocabulary): number[] {
  const [digits, minutes] = phrase.match(/\d+/g) ?? [];
  const hour = digits ? Number(digits) : vocabulary.hourIn(phrase);
  if (hour === undefined || hour > 24) return [];
  const at = (value: number) => (value % 24) * HOUR + (Number(minutes ?? 0) % HOUR);
  const half = /(?:\b|\d)([ap]) ?m\b/.exec(phrase)?.[1];
  if (half) return [at((hour % 12) + (half === 'p' ? 12 : 0))];
  // In Kiswahili hours count from six.
  if (hour > 12) return [at(hour)];
  return fromSix ? [at(hour + 6), at(hour + 18)] : [at(hour), at(hour + 12)];
}

const isIn = ([start = 0, end = 0]: readonly number[], minute: number) =>
  [minute, minute + DAY].some((each) => each >= start * HOUR && each <= end * HOUR);

const isNear = (a: number, b: number) => Math.min(Math.abs(a - b), DAY - Math.abs(a - b)) <= NEAR;

/** The times of day in a folded question: each one as the minutes at which it can be. */
function momentsIn(folded: string, vocabulary: Vocabulary): { clocks: number[][]; parts: (readonly number[])[] } {
  const parts = Object.entries(partsOfDay).flatMap(([part, range]) =>
    vocabulary.phrasesOf(part, folded).length > 0 ? [range] : [],
  );
  const named = Object.entries(hours).flatMap(([name, hour]) =>
    vocabulary.phrasesOf(name, folded).map(() => [hour * HOUR]),
  );
  const read = (topic: string) =>
    vocabulary.phrasesOf(topic, folded).map((phrase) => readClock(phrase, topic === 'clockFromSix', vocabulary));
  const told = [...read('clock'), ...read('clockFromSix')].map((all) => {
    // "5 in the morning"
    const fitting = all.filter((minute) => parts.some((part) => isIn(part, minute)));
    return fitting.length > 0 ? fitting : all;
  });
  return { clocks: [...named, ...told].filter((all) => all.length > 0), parts };
}

/**
 * Times that nothing above understands. A number counts unless it is a quantity, an age, the length of
 * a ranking or a time of day, so that an unknown wording is not taken for the present.
 */
export function otherTimesIn(folded: string, terms: readonly string[], vocabulary: Vocabulary, thisYear: number) {
  const told = ['clock', 'clockFromSix'].flatMap((topic) =>
    vocabulary.phrasesOf(topic, folded).filter((phrase) => readClock(phrase, false, vocabulary).length > 0),
  );
  const rest = new Phrases([...told, ...vocabulary.phrasesOf('untimed', folded)]).removedFrom(folded);
  const numbers = rest.split(' ').filter((word) => /\d/.test(word));
  // In "weather in Goma this arvo" the unknown word is a time.
  const pointed = vocabulary.phrasesOf('pointed', rest).flatMap((phrase) => phrase.split(' '));
  const years = numbers.filter((word) => /^\d{4}$/.test(word)).map(Number);
  return {
    yearGone: years.some((year) => year < thisYear),
    yearToCome: years.some((year) => year > thisYear),
    otherNumber: numbers.length > 0,
    otherPeriod: vocabulary.phrasesOf('calendar', rest).length > 0 || pointed.some((word) => terms.includes(word)),
  };
}

/** How the times of day and the days of a question lie to the present, on the clock of its place. */
export function timesOf(folded: string, days: string[], vocabulary: Vocabulary, now: Date, place?: Province): Times {
  const zone = place?.timeZone ?? homeZone;
  const local = (minutesAgo: number) => localTime(new Date(now.getTime() - minutesAgo * 60_000).toISOString(), zone);
  const time = local(0);
  const today = time.slice(0, 10);
  const dayBefore = local(DAY).slice(0, 10);
  const minute = Number(time.slice(11, 13)) * HOUR + Number(time.slice(14, 16));
  const { clocks, parts } = momentsIn(folded, vocabulary);
  const others = clocks.filter((all) => !all.some((each) => isNear(each, minute)));
  // "Now, this evening" is now.
  const isPart = clocks.length === 0 && vocabulary.phrasesOf('now', folded).length === 0;
  const ends = [...others.map((all) => Math.max(...all)), ...(isPart ? parts.map(([, end = 0]) => end * HOUR) : [])];
  return {
    timeGone: ends.some((end) => end <= minute) || days.some((day) => day < today && day !== dayBefore),
    timeToCome: ends.some((end) => end > minute) || days.some((day) => day > today),
    yesterday: days.some((day) => day === dayBefore),
  };
}
