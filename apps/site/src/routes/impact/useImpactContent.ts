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

/** What the page shows of the API. */
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
    /** All of it, for one word on its state: parts that came show all the same. */
    query: combineQueries([metrics, reports, stories, photos]),
  };
}
