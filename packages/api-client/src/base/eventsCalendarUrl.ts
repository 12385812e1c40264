import type { Lang } from '../generated/foundation.ts';

/**
 * The URL of the events that are not over as a calendar (ICS), to subscribe to.
 *
 * @example eventsCalendarUrl('/api', 'fr') // '/api/events/calendar.ics?lang=fr'
 */
export const eventsCalendarUrl = (baseUrl: string, lang: Lang): string =>
  `${baseUrl.replace(/\/+$/, '')}/events/calendar.ics?lang=${lang}`;
