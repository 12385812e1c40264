/**
 * The URL of a PDF that staff have uploaded for a report, also before the report is published.
 *
 * @example openContentFileUrl('/api', 'file:report-march-1a2b3c4d') // '/api/staff/content/file?file=file%3Areport-march-1a2b3c4d'
 */
export function openContentFileUrl(baseUrl: string, file: string): string {
  return `${baseUrl.replace(/\/+$/, '')}/staff/content/file?${new URLSearchParams({ file })}`;
}
