import { homeZone, type PlaceZone } from '@nzete/domain';
import { formatDate, formatNumber as formatPlainNumber } from '@nzete/languages';
import type { ServerIntl } from './intl.ts';
import type { Lang } from './languages.ts';
import { zones } from './messages.ts';

/** A number in a sentence, with up to `decimals` decimals and a minus sign. Never "-0". */
export function formatNumber(value: number, lang: Lang, decimals = 1): string {
  const written = formatPlainNumber(value, lang, { maximumFractionDigits: decimals });
  return /[1-9]/.test(written) ? written.replace('-', '−') : written.replace('-', '');
}

/** A colon after a name: French has a space before it. */
export const colon = (lang: Lang): string => (lang === 'fr' ? '\u00a0: ' : ': ');

/** In Kinshasa: `formatDay('2025-06-30', 'ln')` is "30 sanza ya motoba 2025". */
export const formatDay = (iso: string, lang: Lang, timeZone: PlaceZone = homeZone): string =>
  formatDate(iso, lang, 'date', timeZone);

/**
 * With its day: "21 November 2026, 13:00 (Kinshasa time)".
 *
 * @param zone that of the place; `home` for what is of several places
 */
export function formatTime(iso: string, intl: ServerIntl, zone: PlaceZone | 'home'): string {
  const timeZone = zone === 'home' ? homeZone : zone;
  const [day, time] = [formatDay(iso, intl.locale, timeZone), formatDate(iso, intl.locale, 'time', timeZone)];
  return `${day}, ${time} (${intl.formatMessage(zones[timeZone])})`;
}
