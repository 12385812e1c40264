import type { Lang } from '../generated/foundation.ts';

/**
 * The URL of the newest updates as Atom, for a link or a feed reader.
 *
 * @example partnershipUpdatesAsAtomUrl('/api', 'fr') // '/api/partnership-updates.atom?lang=fr'
 */
export const partnershipUpdatesAsAtomUrl = (baseUrl: string, lang: Lang): string =>
  `${baseUrl.replace(/\/+$/, '')}/partnership-updates.atom?lang=${lang}`;
