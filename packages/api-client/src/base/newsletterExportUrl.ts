/**
 * The URL of an issue of the newsletter as a file for a mailing service, for a download by a
 * signed-in member of staff.
 *
 * @example newsletterExportUrl('/api', { id: '0f8fad5b-d9cb-469f-a165-70867728950e', lang: 'fr' }) // '/api/staff/newsletter/export?id=0f8fad5b-d9cb-469f-a165-70867728950e&lang=fr'
 */
export function newsletterExportUrl(baseUrl: string, letter: { id: string; lang: string }): string {
  return `${baseUrl.replace(/\/+$/, '')}/staff/newsletter/export?${new URLSearchParams(letter)}`;
}
