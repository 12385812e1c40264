'use client';

import { useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { SourcedImage } from '../../internal/SourcedImage.tsx';
import { heroMessages } from './Hero.messages.ts';

/** A picture behind the hero. */
export interface HeroPicture {
  src: string;
  /** What it shows, and that it is an illustration if it is one. */
  alt: string;
  /** The language of `alt`, if it is not that of the page. */
  lang?: string | undefined;
}

export interface HeroSlideProps extends HeroPicture {
  index: number;
  count: number;
  isCurrent: boolean;
  /** Stays visible below the current picture while that fades in. */
  isUnder: boolean;
  /** Whether it may be downloaded. */
  mayLoad: boolean;
  isLoaded: boolean;
  onArrive: () => void;
}

/**
 * One picture. It fades in over the previous one, so that the ground is never visible between them.
 */
export function HeroSlide({
  src,
  alt,
  lang,
  index,
  count,
  isCurrent,
  isUnder,
  mayLoad,
  isLoaded,
  onArrive,
}: HeroSlideProps) {
  const { formatMessage } = useIntl();
  const isFirst = index === 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; HTML has no element for a slide
    <div
      role="group"
      aria-roledescription={count > 1 ? formatMessage(heroMessages.slide) : undefined}
      aria-label={
        count > 1 ? formatMessage(heroMessages.position, { index: String(index + 1), count: String(count) }) : undefined
      }
      aria-hidden={!isCurrent || undefined}
      data-slot="hero-slide"
      className={cx(
        'nz:absolute nz:inset-0',
        isCurrent && isLoaded && 'nz:z-1 nz:transition-opacity nz:duration-(--nz-dur-scene) nz:ease-in-out',
        !(isCurrent ? isLoaded : isUnder) && 'nz:opacity-0',
      )}
    >
      {mayLoad ? (
        <SourcedImage
          src={src}
          alt={alt}
          lang={lang}
          fetchPriority={isFirst ? 'high' : 'low'}
          decoding={isFirst ? 'auto' : 'async'}
          onLoad={onArrive}
          className="nz:size-full nz:[filter:var(--nz-picture-filter)] nz:object-cover nz:object-[70%_60%] nz:lg:absolute nz:lg:-top-23 nz:lg:h-239 nz:lg:w-[112%] nz:lg:max-w-none nz:lg:object-center"
        />
      ) : null}
    </div>
  );
}
