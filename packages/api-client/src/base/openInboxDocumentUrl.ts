/**
 * The URL of a document of an identity check, for a picture, a frame or a link. The server notes
 * each look in the audit trail.
 *
 * @example openInboxDocumentUrl('/api', 'NZ-K-2026-7K3Q9XBH', 'governmentId') // '/api/staff/inbox/NZ-K-2026-7K3Q9XBH/documents/governmentId'
 */
export function openInboxDocumentUrl(baseUrl: string, subject: string, kind: string): string {
  return `${baseUrl.replace(/\/+$/, '')}/staff/inbox/${encodeURIComponent(subject)}/documents/${encodeURIComponent(kind)}`;
}
