'use client';

import * as Radix from '@radix-ui/react-dialog';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useImperativeHandle, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { written } from '../../format/written.tsx';
import { cx } from '../../internal/cx.ts';
import { SourcedImage } from '../../internal/SourcedImage.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useFocusReturn } from '../../primitives/Dialog/useFocusReturn.ts';
import { useScrollLock } from '../../primitives/Dialog/useScrollLock.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { PhotoContent } from '../PhotoGrid/PhotoGrid.tsx';
import { lightboxMessages as texts } from './Lightbox.messages.ts';
import { LightboxStrip } from './LightboxStrip.tsx';
import { useGestures } from './useGestures.ts';

interface LightboxViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  photos: readonly PhotoContent[];
  /** The index of the current photo. */
  index: number;
  /** Navigates to another photo; the first follows the last. */
  show: (index: number) => void;
  actions: ReactNode;
}

/** The open viewer. Not exported: use Lightbox. */
export function LightboxView({ photos, index, show, actions, className, ref, ...props }: LightboxViewProps) {
  useScrollLock();
  const view = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => view.current, []);
  const { handleOpen, handleClose } = useFocusReturn(view);
  const navigation = usePhotoNavigation(view, (step) => show(index + step));
  const photo = photos[index];
  if (!photo) return null;
  return (
    <Radix.Content
      ref={view}
      data-slot="lightbox"
      aria-modal="true"
      className={cx(frame, className)}
      onOpenAutoFocus={handleOpen}
      onCloseAutoFocus={handleClose}
      onKeyDown={navigation.onKeyDown}
      {...props}
    >
      <Position index={index} count={photos.length} />
      <Radix.Close asChild>
        <Button
          ref={close}
          variant="quiet"
          className="nz:col-start-4 nz:row-start-1 nz:self-center nz:justify-self-end nz:md:col-span-2 nz:md:col-start-2"
        >
          <FormattedMessage {...texts.close} />
          <X className="nz:bare" aria-hidden="true" />
        </Button>
      </Radix.Close>
      <NavigationButtons navigation={navigation} />
      <Stage photo={photo} navigation={navigation} onPress={() => close.current?.click()} />
      <AdjacentPhotos photos={photos} index={index} />
      <div className="nz:col-span-full nz:min-w-0 nz:px-5 nz:pt-4 nz:md:px-18">
        <div className="nz:mx-auto nz:flex nz:max-w-(--nz-container) nz:flex-wrap nz:items-end nz:justify-between nz:gap-x-8 nz:gap-y-2">
          <div
            data-slot="lightbox-caption"
            aria-live="polite"
            aria-atomic="true"
            className="nz:grid nz:min-w-0 nz:gap-1"
          >
            <Radix.Title className="nz:type-h3">{written(photo, 'title')}</Radix.Title>
            <Radix.Description className="nz:max-w-measure nz:text-md nz:text-text-2">
              {written(photo, 'description')}
            </Radix.Description>
          </div>
          <div className="nz:grid nz:justify-items-start nz:gap-1 nz:lg:justify-items-end">
            {actions ? <div className="nz:max-md:-ms-3 nz:md:-me-3">{actions}</div> : null}
            <p className="nz:hidden nz:text-sm nz:text-text-muted nz:lg:block">
              <FormattedMessage {...texts.hint} />
            </p>
          </div>
        </div>
      </div>
      <LightboxStrip photos={photos} index={index} show={show} />
    </Radix.Content>
  );
}

const frame = cx(
  'nz:fixed nz:inset-0 nz:z-(--nz-z-dialog) nz:grid nz:grid-cols-[auto_auto_minmax(0,1fr)_auto] nz:grid-rows-[auto_minmax(8rem,1fr)_auto_auto] nz:overflow-y-auto',
  'nz:ground-cloth nz:bg-sunk nz:pb-[max(0.75rem,env(safe-area-inset-bottom))] nz:outline-none',
  'nz:md:grid-cols-[4.5rem_minmax(0,1fr)_4.5rem]',
  'nz:transition-opacity nz:duration-(--nz-dur-base) nz:starting:opacity-0',
);

function Position({ index, count }: { index: number; count: number }) {
  const { number } = useFormat();
  return (
    <p className="nz:col-start-3 nz:row-start-1 nz:self-center nz:ps-3 nz:font-semibold nz:tabular-nums nz:md:col-span-2 nz:md:col-start-1 nz:md:ps-5">
      <FormattedMessage {...texts.position} values={{ index: number(index + 1), count: number(count) }} />
    </p>
  );
}

/**
 * In the toolbar on phones, so that thumbs do not cover the picture; beside the picture on larger
 * screens.
 */
function NavigationButtons({ navigation }: { navigation: PhotoNavigation }) {
  const intl = useIntl();
  return (
    <>
      <IconButton
        label={intl.formatMessage(texts.previous)}
        variant="line"
        className="nz:col-start-1 nz:row-start-1 nz:ms-4 nz:my-2 nz:md:row-start-2 nz:md:m-0 nz:md:self-center nz:md:justify-self-center"
        onClick={navigation.back}
      >
        <ChevronLeft aria-hidden="true" className="nz:rtl:-scale-x-100" />
      </IconButton>
      <IconButton
        label={intl.formatMessage(texts.next)}
        variant="line"
        className="nz:col-start-2 nz:row-start-1 nz:ms-2 nz:my-2 nz:md:col-start-3 nz:md:row-start-2 nz:md:m-0 nz:md:self-center nz:md:justify-self-center"
        onClick={navigation.on}
      >
        <ChevronRight aria-hidden="true" className="nz:rtl:-scale-x-100" />
      </IconButton>
    </>
  );
}

function Stage({
  photo,
  navigation,
  onPress,
}: {
  photo: PhotoContent;
  navigation: PhotoNavigation;
  onPress: () => void;
}) {
  const stage = useRef<HTMLDivElement>(null);
  useGestures(stage, { onPress, onSwipeLeft: navigation.right, onSwipeRight: navigation.left });
  return (
    <div
      ref={stage}
      data-slot="lightbox-stage"
      className="nz:relative nz:col-span-full nz:row-start-2 nz:cursor-zoom-out nz:touch-pan-y nz:touch-pinch-zoom nz:select-none nz:md:col-span-1 nz:md:col-start-2"
    >
      {/* Remounted for each photo: the previous picture must not show with the new caption while it
      loads. */}
      <SourcedImage
        key={photo.id}
        src={photo.src}
        alt={photo.alt}
        lang={photo.fallback?.alt}
        className="nz:absolute nz:inset-0 nz:size-full nz:object-contain"
      />
    </div>
  );
}

interface PhotoNavigation {
  back: () => void;
  on: () => void;
  /** By the left arrow, and a swipe to the right. */
  left: () => void;
  right: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Navigates through the photos; in right-to-left languages the next one is on the left. */
function usePhotoNavigation(view: { current: HTMLElement | null }, move: (step: 1 | -1) => void): PhotoNavigation {
  const isReversed = () => view.current !== null && getComputedStyle(view.current).direction === 'rtl';
  const left = () => move(isReversed() ? 1 : -1);
  const right = () => move(isReversed() ? -1 : 1);
  return {
    back: () => move(-1),
    on: () => move(1),
    left,
    right,
    onKeyDown: ({ key, altKey, ctrlKey, metaKey, shiftKey }) => {
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      if (key === 'ArrowLeft') left();
      if (key === 'ArrowRight') right();
    },
  };
}

/** Preloads the previous and next photo. */
function AdjacentPhotos({ photos, index }: { photos: readonly PhotoContent[]; index: number }) {
  const ids = new Set([1, -1].map((step) => (index + step + photos.length) % photos.length));
  return (
    <div hidden className="nz:bare">
      {[...ids].map((at) => {
        const photo = photos[at];
        return photo ? <SourcedImage key={photo.id} src={photo.src} alt="" className="nz:bare" /> : null;
      })}
    </div>
  );
}
