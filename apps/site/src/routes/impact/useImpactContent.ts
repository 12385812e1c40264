import {
  type Stories,
  useGetImpactMetricsQuery,
  useGetReportsQuery,
  useGetStoriesQuery,
} from '@nzete/api-client/foundation';
import { type Photos, useGetPhotosQuery } from '@nzete/api-client/photos';
import { latestPublished } from '../../shared/latestPublished.ts';
import { useLang } from '../../shared/useLang.ts';
import { wholeQuery } from '../../shared/wholeQuery.ts';

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
    /** The last day that a published report covers: the figures are those of the reports. */
    asOf: latestPublished(reports.data)?.date,
    stories: stories.data ?? noStories,
    photos: photos.data ?? noPhotos,
    /** All of it, for one word on its state: parts that came show all the same. */
    whole: wholeQuery([metrics, reports, stories, photos]),
  };
}
