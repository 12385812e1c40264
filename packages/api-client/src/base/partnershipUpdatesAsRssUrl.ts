import type { Lang } from '../generated/foundation.ts';

/**
 * The URL of the newest updates as RSS 2.0, for a link or a feed reader.
 *
 * @example partnershipUpdatesAsRssUrl('/api', 'fr') // '/api/partnership-updates.rss?lang=fr'
 */
export const partnershipUpdatesAsRssUrl = (baseUrl: string, lang: Lang): string =>
  `${baseUrl.replace(/\/+$/, '')}/partnership-updates.rss?lang=${lang}`;
