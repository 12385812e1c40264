import { provides } from '../base/tags.ts';
import generatedFoundation from '../generated/foundation.ts';

export { reportPdfUrl } from '../base/reportPdfUrl.ts';
export type * from '../generated/foundation.ts';

/** What each call provides or makes stale. */
export const foundationEndpoints = {
  getAbout: provides('About'),
  getTeam: provides('Team'),
  getImpactMetrics: provides('ImpactMetrics'),
  getStories: provides('Stories'),
  getReports: provides('Reports'),
};

/** Who the foundation is and what it has done. Read-only, one answer per language. A report's PDF is a link, not a read: see `reportPdfUrl`. */
export const foundationApi = generatedFoundation.enhanceEndpoints({
  addTagTypes: ['About', 'Team', 'ImpactMetrics', 'Stories', 'Reports'],
  endpoints: foundationEndpoints,
});

export const { useGetAboutQuery, useGetTeamQuery, useGetImpactMetricsQuery, useGetStoriesQuery, useGetReportsQuery } =
  foundationApi;
