import type { PhotoContent } from '@nzete/ui';
import { FilterBar } from '@nzete/ui/FilterBar';
import { PhotoGrid } from '@nzete/ui/PhotoGrid';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { navigate } from 'wouter/use-browser-location';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { photoHref } from '../../features/photos/photoAddress.ts';
import { usePhotoViewer } from '../../features/photos/usePhotoViewer.tsx';
import { paths } from '../../shared/routes.ts';
import { categories } from './address.ts';
import { categoryNames, messages } from './messages.ts';
import type { BoardPhoto } from './useBoardPhotos.ts';

const loadViewer = () => import('@nzete/ui/Lightbox').then(({ Lightbox }) => ({ default: Lightbox }));
const all = 'all';

interface PhotoBoardProps {
  photos: readonly BoardPhoto[];
  /** What the address says. */
  chosen: URLSearchParams;
  /** Buttons for a photo in the viewer. */
  actions: (photo: PhotoContent) => ReactNode;
}

/** The board: the filters along its edge, and the photos of the one that is chosen. */
export function PhotoBoard({ photos, chosen, actions }: PhotoBoardProps) {
  const { formatMessage } = useIntl();
  const category = chosen.get('category') ?? all;
  const shown = category === all ? photos : photos.filter(({ kind }) => kind === category);
  const { open, viewer } = usePhotoViewer({ groups: [shown], chosen, load: loadViewer, actions, notify: useNotify() });
  return (
    <>
      <FilterBar
        label={formatMessage(messages.filter)}
        options={[
          { value: all, label: formatMessage(messages.all) },
          ...categories.map((value) => ({ value, label: formatMessage(categoryNames[value]) })),
        ]}
        value={category}
        onChange={choose}
        className="nz:needs-script"
      />
      <PhotoGrid
        photos={shown}
        hrefOf={(photo) => photoHref(paths.communityGallery, photo)}
        onOpen={open}
        layout="board"
        className="nz:bg-sunk nz:p-4 nz:pb-0 nz:lg:p-8 nz:lg:pb-2"
      />
      {viewer}
    </>
  );
}

/** Back leads back from it; the entry of the history keeps its state, as it is the same page. */
function choose(category: string) {
  const { pathname, search } = window.location;
  const parameters = new URLSearchParams(search);
  parameters.delete('photo');
  if (category === all) parameters.delete('category');
  else parameters.set('category', category);
  const text = parameters.toString();
  navigate(pathname + (text && `?${text}`), { state: window.history.state });
}
