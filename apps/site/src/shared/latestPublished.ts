import type { ImpactMetrics, Reports } from '@nzete/api-client/foundation';

/** The newest published report; the reports are sorted newest first. */
export const latestPublished = (reports: Reports | undefined): Reports[number] | undefined =>
  reports?.find(({ status }) => status === 'Published');

/**
 * The date of a figure, by default that of the newest published report, and whether the figure is a
 * sample.
 */
export const provenanceOf = (
  figure: keyof ImpactMetrics['asOf'],
  { asOf, samples }: ImpactMetrics,
  reports: Reports | undefined,
) => ({ asOf: asOf[figure] ?? latestPublished(reports)?.date, isSample: samples.includes(figure) });
