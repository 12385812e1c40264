import { type CommunityGallery, useGetCommunityGalleryQuery } from '@nzete/api-client/photos';
import type { PhotoCategory } from '@nzete/domain';
import { useIntl } from 'react-intl';
import { useLang } from '../../shared/useLang.ts';
import { categoryNames } from './messages.ts';

/** A photo with its category, translated, and its category id for the filters. */
export interface BoardPhoto extends Omit<CommunityGallery[number], 'category'> {
  category: string;
  kind: PhotoCategory;
}

const none: CommunityGallery = [];

/** The photos of the page, and their query. */
export function useBoardPhotos() {
  const { formatMessage } = useIntl();
  const query = useGetCommunityGalleryQuery({ lang: useLang() });
  const photos = (query.data ?? none).map(
    (photo): BoardPhoto => ({ ...photo, kind: photo.category, category: formatMessage(categoryNames[photo.category]) }),
  );
  return { query, photos };
}
