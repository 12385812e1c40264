import type { Photo } from '@nzete/api-client/photos';
import { PhotoGrid } from '@nzete/ui/PhotoGrid';
import { startTransition, useState } from 'react';
import { photoHref } from '../../features/photos/photoSearch.ts';
import { LateDialog } from '../../shared/LateDialog.tsx';
import { paths } from '../../shared/routes.ts';

const load = () => import('@nzete/ui/Dialog').then(({ Dialog }) => ({ default: Dialog }));

/** The photos of a story. */
export interface StoryPhotos {
  title: string;
  photos: readonly Photo[];
}

interface StoryGalleryOptions {
  /** Opens one photo, above the dialog. */
  openPhoto: (photo: Photo) => void;
  /** The photo that was opened last. */
  current: number | undefined;
  /** Reports that the code of the dialog failed to load. */
  onFailure: () => void;
}

/** The dialog with the photos of a story. */
export function useStoryGallery({ openPhoto, current, onFailure }: StoryGalleryOptions) {
  const [shown, setShown] = useState<StoryPhotos>();
  const [isOpen, setIsOpen] = useState(false);
  return {
    openGallery: (story: StoryPhotos) => {
      setShown(story);
      startTransition(() => setIsOpen(true));
    },
    gallery: (
      <LateDialog
        load={load}
        isOpen={isOpen}
        onFailure={() => {
          setIsOpen(false);
          onFailure();
        }}
      >
        {(Dialog) => (
          <Dialog open={isOpen} onOpenChange={setIsOpen} size="lg" title={shown?.title}>
            <PhotoGrid
              photos={shown?.photos ?? []}
              hrefOf={(photo) => photoHref(paths.impact, photo)}
              onOpen={openPhoto}
              current={current}
              className="nz:mt-4"
            />
          </Dialog>
        )}
      </LateDialog>
    ),
  };
}
