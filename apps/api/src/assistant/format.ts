import type { Lang } from '../http/schemas.ts';

// Own tables: Node and browsers know different amounts of Lingala, and an answer must be the same everywhere.
const separators: Record<Lang, { thousands: string; decimal: string }> = {
  en: { thousands: ',', decimal: '.' },
  fr: { thousands: ' ', decimal: ',' },
  ln: { thousands: ' ', decimal: ',' },
  sw: { thousands: '.', decimal: ',' },
};

const months: Record<Lang, string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  ln: [
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
  ].map((month) => `sanza ya ${month}`),
  sw: 'Januari Februari Machi Aprili Mei Juni Julai Agosti Septemba Oktoba Novemba Desemba'.split(' '),
};

/** A number as the language writes it, with as many decimals as it needs up to `decimals`. */
export function formatNumber(value: number, lang: Lang, decimals = 1): string {
  const { thousands, decimal } = separators[lang];
  const [whole = '0', fraction] = String(Number(Math.abs(value).toFixed(decimals))).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  const sign = value < 0 && Number(value.toFixed(decimals)) !== 0 ? '−' : '';
  return `${sign}${grouped}${fraction ? decimal + fraction : ''}`;
}

/** A colon between a name and what belongs to it: French has a space before it. */
export const colon = (lang: Lang): string => (lang === 'fr' ? ' : ' : ': ');

/** "21 November 2026, 12:00 UTC" in the language. */
export function formatTime(iso: string, lang: Lang): string {
  const time = new Date(iso);
  const clock = time.toISOString().slice(11, 16);
  return `${time.getUTCDate()} ${months[lang][time.getUTCMonth()]} ${time.getUTCFullYear()}, ${clock} UTC`;
}
