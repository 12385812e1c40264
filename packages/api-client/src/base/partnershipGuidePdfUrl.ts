import type { Lang } from '../generated/foundation.ts';

/**
 * The URL of the guide for partners as a PDF, for a link or a download.
 *
 * @example partnershipGuidePdfUrl('/api', 'fr') // '/api/partnership-guide/pdf?lang=fr'
 */
export const partnershipGuidePdfUrl = (baseUrl: string, lang: Lang): string =>
  `${baseUrl.replace(/\/+$/, '')}/partnership-guide/pdf?lang=${lang}`;
