const join = (baseUrl: string, path: string) => `${baseUrl.replace(/\/+$/, '')}/staff/gifts/${path}`;

/**
 * The URL of the totals of confirmed gifts as CSV, for a download by a signed-in member of staff.
 *
 * @example exportGiftTotalsUrl('/api') // '/api/staff/gifts/totals/export'
 */
export const exportGiftTotalsUrl = (baseUrl: string): string => join(baseUrl, 'totals/export');

/**
 * The URL of the receipt of a confirmed gift as a PDF. The server notes each look in the audit trail.
 *
 * @example openGiftReceiptUrl('/api', 'NZ-G-2026-7K3Q9XBH') // '/api/staff/gifts/NZ-G-2026-7K3Q9XBH/receipt'
 */
export const openGiftReceiptUrl = (baseUrl: string, reference: string): string =>
  join(baseUrl, `${encodeURIComponent(reference)}/receipt`);
