import type { Lang } from '../generated/foundation.ts';

/**
 * The URL of a published report as a PDF, for a link or a download.
 *
 * @example reportPdfUrl('/api', 6, 'fr') // '/api/reports/6/pdf?lang=fr'
 */
export function reportPdfUrl(baseUrl: string, id: number, lang: Lang): string {
  return `${baseUrl.replace(/\/+$/, '')}/reports/${id}/pdf?lang=${lang}`;
}
