import type { ImpactMetrics, Reports } from '@nzete/api-client/foundation';

/** The newest report that can be read; the reports come newest first. */
export const latestPublished = (reports: Reports | undefined): Reports[number] | undefined =>
  reports?.find(({ status }) => status === 'Published');

/**
 * The day of a figure of the foundation, which is that of the newest published report where the content does not say another, and whether it
 * is a sample.
 */
export const provenanceOf = (
  figure: keyof ImpactMetrics['asOf'],
  { asOf, samples }: ImpactMetrics,
  reports: Reports | undefined,
) => ({ asOf: asOf[figure] ?? latestPublished(reports)?.date, isSample: samples.includes(figure) });
