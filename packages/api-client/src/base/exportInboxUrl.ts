import type { GetInboxApiArg } from '../generated/staff.ts';

/**
 * The URL of the submissions that match as CSV, for a download by a signed-in member of staff.
 *
 * @example exportInboxUrl('/api', { kind: 'volunteer' }) // '/api/staff/inbox/export?kind=volunteer'
 */
export function exportInboxUrl(baseUrl: string, filter: Omit<GetInboxApiArg, 'order' | 'page' | 'limit'>): string {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `${baseUrl.replace(/\/+$/, '')}/staff/inbox/export${given.length > 0 ? `?${query}` : ''}`;
}
