import type { Lang } from '../generated/foundation.ts';

/**
 * The URL of one event for a calendar (ICS).
 *
 * @example eventCalendarUrl('/api', 'planting', 'fr') // '/api/events/planting/calendar.ics?lang=fr'
 */
export const eventCalendarUrl = (baseUrl: string, id: string, lang: Lang): string =>
  `${baseUrl.replace(/\/+$/, '')}/events/${encodeURIComponent(id)}/calendar.ics?lang=${lang}`;
