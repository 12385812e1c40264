import { useGetClimateGalleryPreviewQuery } from '@nzete/api-client/photos';
import { useGetClimateProgramsQuery, useGetClimateSuccessStoriesQuery } from '@nzete/api-client/programs';
import { useGetSettingsQuery } from '@nzete/api-client/site';
import { combineQueries } from '../../shared/combineQueries.ts';
import { useLang } from '../../shared/useLang.ts';

/** The content of the page from the API. */
export function useClimateContent() {
  const arg = { lang: useLang() };
  const settings = useGetSettingsQuery(arg);
  const programs = useGetClimateProgramsQuery(arg);
  const stories = useGetClimateSuccessStoriesQuery(arg);
  const photos = useGetClimateGalleryPreviewQuery(arg);
  return {
    sky: settings.data?.background_image_url,
    programs: programs.data,
    stories: stories.data,
    photos: photos.data,
    /** The combined state. Sections whose data has loaded show regardless. */
    query: combineQueries([settings, programs, stories, photos]),
  };
}
