'use client';

import * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';
import type { PhotoContent } from '../PhotoGrid/PhotoGrid.tsx';
import { LightboxView } from './LightboxView.tsx';

export interface LightboxProps<Photo extends PhotoContent = PhotoContent>
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The photos of the viewer. */
  photos: readonly Photo[];
  /** The id of the current photo; null while the viewer is closed. */
  photo: number | null;
  /** Called with the id of another photo, or with null to close the viewer. */
  onPhotoChange: (photo: number | null) => void;
  /** Buttons for the current photo, such as a ShareButton. */
  actions?: (photo: Photo) => ReactNode;
}

/**
 * A full-screen photo viewer. A click on the picture, Escape and a button close it; arrow keys,
 * buttons, swipes and thumbnails navigate; focus returns to where it came from. Only the previous
 * and next photo are preloaded. Import it lazily, when someone opens a photo.
 *
 * Slots: `lightbox`, `lightbox-stage`, `lightbox-caption`, `lightbox-strip`.
 *
 * @example
 * <Lightbox
 *   photos={photos}
 *   photo={open}
 *   onPhotoChange={setOpen}
 *   actions={({ id, title }) => <ShareButton url={`?photo=${id}`} title={title} />}
 * />
 */
export function Lightbox<Photo extends PhotoContent>({
  photos,
  photo,
  onPhotoChange,
  actions,
  ...props
}: LightboxProps<Photo>) {
  const index = photos.findIndex(({ id }) => id === photo);
  const shown = photos[index];
  const show = (at: number) => onPhotoChange(photos[(at + photos.length) % photos.length]?.id ?? null);
  return (
    <Radix.Root open={shown !== undefined} onOpenChange={(isOpen) => isOpen || onPhotoChange(null)}>
      <Radix.Portal>
        {shown ? <LightboxView {...{ photos, index, show, ...props }} actions={actions?.(shown)} /> : null}
      </Radix.Portal>
    </Radix.Root>
  );
}
