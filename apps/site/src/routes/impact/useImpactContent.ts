import {
  type Stories,
  useGetImpactMetricsQuery,
  useGetReportsQuery,
  useGetStoriesQuery,
} from '@nzete/api-client/foundation';
import { type Photos, useGetPhotosQuery } from '@nzete/api-client/photos';
import { combineQueries } from '../../shared/combineQueries.ts';
import { useLang } from '../../shared/useLang.ts';

const noStories: Stories = [];
const noPhotos: Photos = [];

/** The content of the page from the API. */
export function useImpactContent() {
  const arg = { lang: useLang() };
  const metrics = useGetImpactMetricsQuery(arg);
  const reports = useGetReportsQuery(arg);
  const stories = useGetStoriesQuery(arg);
  const photos = useGetPhotosQuery(arg);
  return {
    metrics: metrics.data,
    reports: reports.data,
    stories: stories.data ?? noStories,
    photos: photos.data ?? noPhotos,
    /** The combined state. Sections whose data has loaded show regardless. */
    query: combineQueries([metrics, reports, stories, photos]),
  };
}
