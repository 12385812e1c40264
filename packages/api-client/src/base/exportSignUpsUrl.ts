/**
 * The URL of the sign-ups for an event as CSV, for a download by a signed-in member of staff. The
 * server notes each in the audit trail.
 *
 * @example exportSignUpsUrl('/api', 'planting-nsele-1') // '/api/staff/events/planting-nsele-1/sign-ups/export'
 */
export const exportSignUpsUrl = (baseUrl: string, event: string): string =>
  `${baseUrl.replace(/\/+$/, '')}/staff/events/${encodeURIComponent(event)}/sign-ups/export`;
