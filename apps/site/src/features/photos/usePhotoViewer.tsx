import type { PhotoContent } from '@nzete/ui';
import { type ReactNode, startTransition, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LateDialog } from '../../shared/LateDialog.tsx';
import { type Marked, sampleBadge } from '../../shared/sampleNote.tsx';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { photoSearch } from './photoSearch.ts';

const load = () => import('@nzete/ui/Lightbox').then(({ Lightbox }) => ({ default: Lightbox }));

interface PhotoViewerOptions {
  /** Albums: the viewer steps through the album of the opened photo. */
  groups: readonly (readonly (PhotoContent & Marked)[])[];
  /** Buttons for the current photo. */
  actions: (photo: PhotoContent) => ReactNode;
  /** Reports that the code of the viewer failed to load. */
  onFailure: () => void;
}

/**
 * The photo viewer of a page. The current photo is in the URL, so that it can be shared and Back
 * closes the viewer. A shared link does not open the viewer; `SharedPhoto` shows its photo.
 */
export function usePhotoViewer({ groups, actions, onFailure }: PhotoViewerOptions) {
  const [{ photo: named }, change] = usePageSearch(photoSearch);
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [last, setLast] = useState<number>();
  /** Whether opening pushed a history entry. */
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
    /** The photo that was opened last. */
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
            actions={(current) => (
              <>
                {sampleBadge(group.find(({ id }) => id === current.id))}
                {actions(current)}
              </>
            )}
          />
        )}
      </LateDialog>
    ),
  };
}
