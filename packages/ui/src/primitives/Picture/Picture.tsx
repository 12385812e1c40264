'use client';

import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';

/** What a component that shows a picture needs to know of it. */
export interface PictureContent {
  src: string;
  /** What it shows, and that it is an illustration when it is one. Empty for a picture that only repeats the words beside it. */
  alt: string;
  /** Classes of the picture inside its frame: they move its crop (`nz:object-[46%_68%]`). */
  imageClassName?: string;
}

type ImageProps = Pick<
  ComponentProps<'img'>,
  'srcSet' | 'sizes' | 'width' | 'height' | 'fetchPriority' | 'crossOrigin' | 'referrerPolicy' | 'onLoad' | 'onError'
>;

export interface PictureProps
  extends Omit<ComponentProps<'span'>, 'children' | keyof ImageProps>,
    ImageProps,
    PictureContent {
  /**
   * `lazy` waits until the picture is about 150 px from the screen. The browser's own lazy loading reaches up to 2,500 px ahead on a slow
   * link, which would download most of a page that is never scrolled.
   * @default 'lazy'
   */
  loading?: 'lazy' | 'eager';
  /**
   * Cuts one corner of the frame at 45 degrees.
   * @default true
   */
  isCut?: boolean;
}

/**
 * A picture in its frame with the cut corner. The frame keeps its space before the picture arrives, so nothing shifts: give it an aspect ratio.
 * What only an `<img>` has (`srcSet`, `onLoad`, …) goes to the image; `className`, `ref` and the rest to the frame.
 *
 * Slots: `picture`, `picture-image`.
 *
 * @example <Picture src={dawn} alt="Illustration: dawn over the forest" className="nz:aspect-16/10" />
 */
export function Picture({
  src,
  alt,
  loading = 'lazy',
  isCut = true,
  className,
  imageClassName,
  ref,
  srcSet,
  sizes,
  width,
  height,
  fetchPriority,
  crossOrigin,
  referrerPolicy,
  onLoad,
  onError,
  ...props
}: PictureProps) {
  const [frame, isNear] = useIsNear(loading === 'lazy');
  useImperativeHandle<HTMLSpanElement | null, HTMLSpanElement | null>(ref, () => frame.current, [frame]);
  const image = { src, alt, srcSet, sizes, width, height, fetchPriority, crossOrigin, referrerPolicy };
  return (
    <span
      ref={frame}
      data-slot="picture"
      className={cx('nz:relative nz:block nz:overflow-hidden nz:bg-sunk', isCut && 'nz:cut-corner', className)}
      {...props}
    >
      {isNear ? (
        <img
          {...image}
          alt={alt}
          loading={loading === 'eager' ? 'eager' : undefined}
          decoding="async"
          data-slot="picture-image"
          className={cx('nz:absolute nz:inset-0 nz:size-full nz:object-cover', imageClassName)}
          onLoad={onLoad}
          onError={onError}
        />
      ) : (
        // Named before it loads, so that a screen reader meets the same page at any scroll position.
        <span
          role="img"
          aria-label={alt || undefined}
          aria-hidden={alt === '' || undefined}
          className="nz:absolute nz:inset-0"
        />
      )}
      {isNear ? null : (
        <noscript>
          <img
            src={src}
            alt={alt}
            className={cx('nz:absolute nz:inset-0 nz:size-full nz:object-cover', imageClassName)}
          />
        </noscript>
      )}
    </span>
  );
}

/** Whether the element has come near the screen once. */
function useIsNear(isWatching: boolean) {
  const frame = useRef<HTMLSpanElement>(null);
  const [isNear, setIsNear] = useState(!isWatching);
  useEffect(() => {
    const element = frame.current;
    if (isNear || !element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: '150px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return [frame, isNear] as const;
}
