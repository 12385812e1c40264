'use client';

import * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';
import type { PhotoContent } from '../PhotoGrid/PhotoGrid.tsx';
import { LightboxView } from './LightboxView.tsx';

export interface LightboxProps<Photo extends PhotoContent = PhotoContent>
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The photos that the viewer moves through. */
  photos: readonly Photo[];
  /** The id of the photo that is shown; null while the viewer is closed. */
  photo: number | null;
  /** Another photo is to be shown, or null: the viewer is to be closed. */
  onPhotoChange: (photo: number | null) => void;
  /** Buttons for the photo that is shown, such as a ShareButton. */
  actions?: (photo: Photo) => ReactNode;
}

/**
 * Photos over the whole screen, one at a time. A press on the picture, Escape and a button close it; arrow keys, buttons, swipes and the row of
 * small pictures move; focus returns to where it came from. The photos before and after the shown one are fetched in advance, no others.
 * Import it when someone opens a photo, not before.
 *
 * Slots: `lightbox`, `lightbox-stage`, `lightbox-caption`, `lightbox-strip`.
 *
 * @example <Lightbox photos={photos} photo={open} onPhotoChange={setOpen} actions={({ id, title }) => <ShareButton url={`?photo=${id}`} title={title} />} />
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
