import { provides } from '../base/tags.ts';
import { generatedFoundation, type Lang } from '../generated/foundation.ts';

export type * from '../generated/foundation.ts';

/** What each call provides or makes stale. */
export const foundationEndpoints = {
  getAbout: provides('About'),
  getTeam: provides('Team'),
  getImpactMetrics: provides('ImpactMetrics'),
  getStories: provides('Stories'),
  getReports: provides('Reports'),
};

/** Who the foundation is and what it has done. Read-only, one answer per language. A report's PDF is a link, not a read: see {@link reportPdfUrl}. */
export const foundationApi = generatedFoundation.enhanceEndpoints({
  addTagTypes: ['About', 'Team', 'ImpactMetrics', 'Stories', 'Reports'],
  endpoints: foundationEndpoints,
});

export const { useGetAboutQuery, useGetTeamQuery, useGetImpactMetricsQuery, useGetStoriesQuery, useGetReportsQuery } =
  foundationApi;

/**
 * The address of a published report as a PDF, for a link or a download.
 *
 * @example reportPdfUrl('/api', 6, 'fr') // '/api/reports/6/pdf?lang=fr'
 */
export function reportPdfUrl(baseUrl: string, id: number, lang: Lang): string {
  return `${baseUrl.replace(/\/+$/, '')}/reports/${id}/pdf?lang=${lang}`;
}
