import {
  type Photos,
  useGetBoreholePhotosQuery,
  useGetCommunityPhilanthropyPhotosQuery,
  useGetOtherPhotosQuery,
  useGetTreePlantingPhotosQuery,
} from '@nzete/api-client/photos';
import { combineQueries } from '../../shared/combineQueries.ts';
import { useLang } from '../../shared/useLang.ts';
import { messages } from './messages.ts';

const none: Photos = [];

/** The albums that have loaded, and the combined query of all four. */
export function useAlbums() {
  const arg = { lang: useLang() };
  const borehole = useGetBoreholePhotosQuery(arg);
  const trees = useGetTreePlantingPhotosQuery(arg);
  const community = useGetCommunityPhilanthropyPhotosQuery(arg);
  const other = useGetOtherPhotosQuery(arg);
  return {
    albums: [
      { id: 'borehole', title: messages.borehole, photos: borehole.data ?? none },
      { id: 'trees', title: messages.trees, photos: trees.data ?? none },
      { id: 'community', title: messages.philanthropy, photos: community.data ?? none },
      { id: 'other', title: messages.other, photos: other.data ?? none },
    ],
    query: combineQueries([borehole, trees, community, other]),
  };
}
