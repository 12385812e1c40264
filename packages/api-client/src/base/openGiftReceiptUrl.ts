/**
 * The URL of the receipt of a confirmed gift as a PDF. The server notes each look in the audit trail.
 *
 * @example openGiftReceiptUrl('/api', 'NZ-G-2026-7K3Q9XBH') // '/api/staff/gifts/NZ-G-2026-7K3Q9XBH/receipt'
 */
export const openGiftReceiptUrl = (baseUrl: string, reference: string): string =>
  `${baseUrl.replace(/\/+$/, '')}/staff/gifts/${encodeURIComponent(reference)}/receipt`;
