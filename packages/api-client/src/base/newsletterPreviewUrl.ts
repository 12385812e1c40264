/**
 * The URL of an issue of the newsletter as it is mailed, for a frame of the staff area.
 *
 * @example newsletterPreviewUrl('/api', { id: '0f8fad5b-d9cb-469f-a165-70867728950e', lang: 'fr' }) // '/api/staff/newsletter/preview?id=0f8fad5b-d9cb-469f-a165-70867728950e&lang=fr'
 */
export function newsletterPreviewUrl(baseUrl: string, letter: { id: string; lang: string }): string {
  return `${baseUrl.replace(/\/+$/, '')}/staff/newsletter/preview?${new URLSearchParams(letter)}`;
}
