/**
 * The URL of the totals of confirmed gifts as CSV, for a download by a signed-in member of staff.
 *
 * @example exportGiftTotalsUrl('/api') // '/api/staff/gifts/totals/export'
 */
export const exportGiftTotalsUrl = (baseUrl: string): string =>
  `${baseUrl.replace(/\/+$/, '')}/staff/gifts/totals/export`;
