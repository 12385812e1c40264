import { photoCategories } from '@nzete/domain';
import type { PhotoContent } from '@nzete/ui';
import { FilterBar } from '@nzete/ui/FilterBar';
import { PhotoGrid } from '@nzete/ui/PhotoGrid';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNotifyLoadFailure } from '../../features/notifications/useNotifyLoadFailure.ts';
import { photoHref } from '../../features/photos/photoSearch.ts';
import { usePhotoViewer } from '../../features/photos/usePhotoViewer.tsx';
import { paths } from '../../shared/routes.ts';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { categoryNames, messages } from './messages.ts';
import { search } from './search.ts';
import type { BoardPhoto } from './useBoardPhotos.ts';

interface PhotoBoardProps {
  photos: readonly BoardPhoto[];
  /** Buttons for a photo in the viewer. */
  actions: (photo: PhotoContent) => ReactNode;
}

/** The board: the filters along its edge, and the photos of the chosen category. */
export function PhotoBoard({ photos, actions }: PhotoBoardProps) {
  const { formatMessage } = useIntl();
  const [{ category }, change] = usePageSearch(search);
  const shown = category === 'all' ? photos : photos.filter(({ kind }) => kind === category);
  const { open, viewer } = usePhotoViewer({ groups: [shown], actions, onFailure: useNotifyLoadFailure() });
  return (
    <>
      <FilterBar
        label={formatMessage(messages.filter)}
        options={[
          { value: 'all', label: formatMessage(messages.all) },
          ...photoCategories.map((value) => ({ value, label: formatMessage(categoryNames[value]) })),
        ]}
        value={category}
        onChange={(next) =>
          change({ category: photoCategories.find((each) => each === next) ?? 'all', photo: undefined })
        }
        className="nz:needs-script"
      />
      <PhotoGrid
        photos={shown}
        hrefOf={(photo) => photoHref(paths.communityGallery, photo)}
        onOpen={open}
        layout="board"
      />
      {viewer}
    </>
  );
}
