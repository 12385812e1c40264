'use client';

import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { SourcedImage } from '../../internal/SourcedImage.tsx';
import { useNzete } from '../../provider/NzeteProvider.tsx';

/** A picture as passed to components. */
export interface PictureContent {
  src: string;
  /**
   * What it shows, and that it is an illustration if it is one. Empty if it only repeats the text
   * next to it.
   */
  alt: string;
  /** The language of `alt`, if it is not that of the page. */
  lang?: string | undefined;
  /** Classes of the image inside its frame, to move the crop (`nz:object-[46%_68%]`). */
  imageClassName?: string;
  /** The display width of a photo with `loading="eager"`; the width of any other is measured. */
  sizes?: string;
}

type ImageProps = Pick<
  ComponentProps<'img'>,
  'srcSet' | 'width' | 'height' | 'fetchPriority' | 'crossOrigin' | 'referrerPolicy' | 'onLoad' | 'onError'
>;

export interface PictureProps
  extends Omit<ComponentProps<'span'>, 'children' | keyof ImageProps>,
    ImageProps,
    PictureContent {
  /**
   * `lazy` waits until the picture is about 150 px from the viewport. The browser's own lazy
   * loading reaches up to 2,500 px ahead on a slow connection, which would download most of a page
   * that is never scrolled.
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
 * A picture in a frame with a cut corner. The frame reserves its space before the picture has
 * loaded: give it an aspect ratio. If the provider knows several sizes of a photo, the one that
 * fits the frame is requested; for `eager` ones, `sizes` says how wide it is. Props that only an
 * `<img>` has (`srcSet`, `onLoad`, …) go to the image; `className`, `ref` and the rest to the
 * frame. With `savesData` of the provider, `alt` takes the place of a photo.
 *
 * Slots: `picture`, `picture-image`, `picture-text`.
 *
 * @example
 * <Picture src={dawn} alt="Illustration: dawn over the forest" className="nz:aspect-16/10" />
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
  const { pictureSources, savesData } = useNzete();
  const [frame, near] = useSizeNearViewport(loading === 'lazy' && !savesData);
  const photo = pictureSources?.(src);
  useImperativeHandle<HTMLSpanElement | null, HTMLSpanElement | null>(ref, () => frame.current, [frame]);
  const image = {
    src,
    alt,
    srcSet,
    sizes: sizes ?? (photo && near?.width ? `${widthToCover(near, photo)}px` : undefined),
    width: width ?? photo?.width,
    height: height ?? photo?.height,
    fetchPriority,
    crossOrigin,
    referrerPolicy,
  };
  return (
    <span
      ref={frame}
      data-slot="picture"
      className={cx('nz:relative nz:block nz:overflow-hidden nz:bg-sunk', isCut && 'nz:cut-corner', className)}
      {...props}
    >
      {savesData && photo ? (
        <span data-slot="picture-text" className="nz:absolute nz:inset-0 nz:p-4 nz:text-sm nz:text-text-muted">
          {alt}
        </span>
      ) : near ? (
        <SourcedImage
          {...image}
          loading={savesData || loading === 'eager' ? loading : undefined}
          decoding="async"
          data-slot="picture-image"
          className={cx(imageClass, imageClassName)}
          onLoad={onLoad}
          onError={onError}
        />
      ) : (
        // Named before it loads, so that screen readers find the same page at any scroll position.
        <span
          role="img"
          aria-label={alt || undefined}
          aria-hidden={alt === '' || undefined}
          className="nz:absolute nz:inset-0"
        />
      )}
      {near ? null : (
        <noscript>
          <SourcedImage
            src={src}
            // The span before it has the name.
            alt=""
            className={cx(imageClass, imageClassName)}
          />
        </noscript>
      )}
    </span>
  );
}

/** Dimmed in the dark theme. */
const imageClass = 'nz:absolute nz:inset-0 nz:size-full nz:object-cover nz:[filter:var(--nz-picture-filter)]';

/** The displayed size of an element in CSS pixels; 0 while it is unknown. */
interface Area {
  width: number;
  height: number;
}

/** The width that a photo needs to cover a frame of another aspect ratio. */
const widthToCover = (frame: Area, photo: Area) =>
  Math.ceil(Math.max(frame.width, (frame.height * photo.width) / photo.height));

/** The size of the element once it is near the viewport, undefined before. */
function useSizeNearViewport(isWatching: boolean) {
  const frame = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState<Area | undefined>(isWatching ? undefined : { width: 0, height: 0 });
  useEffect(() => {
    const element = frame.current;
    if (near || !element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(entry.boundingClientRect);
        observer.disconnect();
      },
      { rootMargin: '150px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return [frame, near] as const;
}
