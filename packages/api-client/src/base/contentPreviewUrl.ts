/**
 * The URL of a page of the site with the draft of a content list, for a frame of the staff area.
 *
 * @example contentPreviewUrl('/api', { path: 'team', page: '/team', lang: 'fr' }) // '/api/staff/content-preview?path=team&page=%2Fteam&lang=fr'
 */
export function contentPreviewUrl(baseUrl: string, preview: { path: string; page: string; lang: string }): string {
  return `${baseUrl.replace(/\/+$/, '')}/staff/content-preview?${new URLSearchParams(preview)}`;
}
