import type { Lang } from './languages.ts';

// As the website writes them (`packages/ui/src/format`): browsers have no Lingala data, so Lingala is the French of the
// country with month names of its own.
const locales: Record<Lang, string> = { en: 'en-GB', fr: 'fr-CD', ln: 'fr-CD', sw: 'sw-CD' };
const timeZone = 'Africa/Kinshasa';

/** In everyday spelling: those of CLDR have tones and open vowels. Each follows "sanza ya". */
const lingalaMonths = [
  'yambo',
  'mibale',
  'misato',
  'minei',
  'mitano',
  'motoba',
  'nsambo',
  'mwambe',
  'libwa',
  'zomi',
  'zomi na moko',
  'zomi na mibale',
];

const zoneNames: Record<Lang, string> = {
  en: 'Kinshasa time',
  fr: 'heure de Kinshasa',
  ln: 'ngonga ya Kinshasa',
  sw: 'saa za Kinshasa',
};

/** A number as the language writes it, with as many decimals as it needs up to `decimals`. */
export function formatNumber(value: number, lang: Lang, decimals = 1): string {
  const options = { maximumFractionDigits: decimals, signDisplay: 'negative' } as const; // never "-0"
  return new Intl.NumberFormat(locales[lang], options).format(value).replace('-', '−');
}

/** A colon between a name and what belongs to it: French has a space before it. */
export const colon = (lang: Lang): string => (lang === 'fr' ? '\u00a0: ' : ': ');

/** The day of an ISO date or time in Kinshasa: `formatDay('2025-06-30', 'ln')` is "30 sanza ya motoba 2025". */
export function formatDay(iso: string, lang: Lang): string {
  const date = new Date(iso);
  const day = { day: 'numeric', year: 'numeric', timeZone } as const;
  if (lang !== 'ln') return new Intl.DateTimeFormat(locales[lang], { ...day, month: 'long' }).format(date);
  const numeric = new Intl.DateTimeFormat('en-GB', { ...day, month: 'numeric' });
  const parts = Object.fromEntries(numeric.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${Number(parts.day)} sanza ya ${lingalaMonths[Number(parts.month) - 1]} ${parts.year}`;
}

/** A time with its day: `formatTime('2026-11-21T12:00:00Z', 'en')` is "21 November 2026, 13:00 (Kinshasa time)". */
export function formatTime(iso: string, lang: Lang): string {
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  const time = new Intl.DateTimeFormat(locales[lang], clock).format(new Date(iso));
  return `${formatDay(iso, lang)}, ${time} (${zoneNames[lang]})`;
}
