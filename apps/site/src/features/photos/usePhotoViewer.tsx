import type { PhotoContent } from '@nzete/ui';
import { type ReactNode, startTransition, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LateDialog } from '../../shared/LateDialog.tsx';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { photoSearch } from './photoSearch.ts';

const load = () => import('@nzete/ui/Lightbox').then(({ Lightbox }) => ({ default: Lightbox }));

interface PhotoViewerOptions {
  /** Photos that belong together: the viewer moves through those of the photo that was opened. */
  groups: readonly (readonly PhotoContent[])[];
  /** Buttons for the photo that is shown. */
  actions: (photo: PhotoContent) => ReactNode;
  /** Says that the viewer did not come. */
  onFailure: () => void;
}

/**
 * The viewer of a page with photos. The photo that is shown is in the address, so it can be shared, and Back closes the viewer. An address
 * that names a photo does not open it by itself: the page shows that photo at its head.
 */
export function usePhotoViewer({ groups, actions, onFailure }: PhotoViewerOptions) {
  const [{ photo: named }, change] = usePageSearch(photoSearch);
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [last, setLast] = useState<number>();
  /** Whether opening has made an entry of the history. */
  const hasEntry = useRef(false);
  const shown = isOpen && named !== undefined ? Number(named) : null;
  const group = groups.find((photos) => photos.some(({ id }) => id === shown)) ?? [];

  const open = ({ id }: { id: number }) => {
    setLast(id);
    hasEntry.current = `${id}` !== named;
    startTransition(() => setIsOpen(true));
    change({ photo: `${id}` });
  };
  const close = () => {
    setIsOpen(false);
    if (hasEntry.current) void navigate(-1);
  };
  return {
    open,
    /** The photo that was opened last, for its mark. */
    last,
    viewer: (
      <LateDialog
        load={load}
        isOpen={isOpen}
        onFailure={() => {
          close();
          onFailure();
        }}
      >
        {(Lightbox) => (
          <Lightbox
            photos={group}
            photo={shown}
            onPhotoChange={(id) => {
              if (id === null) return close();
              setLast(id);
              change({ photo: `${id}` }, { replace: true });
            }}
            actions={actions}
          />
        )}
      </LateDialog>
    ),
  };
}
