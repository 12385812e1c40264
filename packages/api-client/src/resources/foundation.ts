/**
 * The foundation and its achievements. A report's PDF is a link, not a read: see `reportPdfUrl`.
 */
export { reportPdfUrl } from '../base/reportPdfUrl.ts';
export * from '../generated/foundation.ts';
