import { useGetCommunityGalleryPreviewQuery } from '@nzete/api-client/photos';
import {
  useGetCommunityImpactStatsQuery,
  useGetCommunityProgramsQuery,
  useGetCommunityTestimonialsQuery,
} from '@nzete/api-client/programs';
import { useGetSettingsQuery } from '@nzete/api-client/site';
import { combineQueries } from '../../shared/combineQueries.ts';
import { useLang } from '../../shared/useLang.ts';

/** The content of the page from the API. */
export function useCommunityContent() {
  const arg = { lang: useLang() };
  const settings = useGetSettingsQuery(arg);
  const programs = useGetCommunityProgramsQuery(arg);
  const testimonials = useGetCommunityTestimonialsQuery(arg);
  const stats = useGetCommunityImpactStatsQuery(arg);
  const photos = useGetCommunityGalleryPreviewQuery(arg);
  return {
    village: settings.data?.community_hero_image_url,
    programs: programs.data,
    testimonials: testimonials.data,
    stats: stats.data,
    photos: photos.data,
    /** The combined state. Sections whose data has loaded show regardless. */
    query: combineQueries([settings, programs, testimonials, stats, photos]),
  };
}
