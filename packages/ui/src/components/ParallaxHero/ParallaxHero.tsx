import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Picture, type PictureContent } from '../../primitives/Picture/Picture.tsx';
import { Eyebrow } from '../Section/Eyebrow.tsx';

export interface ParallaxHeroProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** A short line above the title. */
  eyebrow?: ReactNode;
  /** The page's main heading. */
  title: ReactNode;
  /** One or two sentences under the title. */
  description?: ReactNode;
  /** Buttons: one primary, one secondary. */
  actions?: ReactNode;
  /** The full-width picture. If omitted, or while it is loading, its space is reserved. */
  picture?: PictureContent | undefined;
  /**
   * Layers of a scene in front of the picture; the class `nz:parallax` makes them scroll at their
   * own speed.
   */
  layers?: ReactNode;
}

/**
 * A page header: a full-width picture that scrolls at half the speed of the page, and a text box in
 * its lower corner. It is the first element of a page. The picture does not move with reduced
 * motion. It uses no JavaScript; in browsers without scroll-driven animations it moves if the host
 * writes the scrolled distance, at most one screen, into `--nz-scrolled`.
 *
 * Slots: `parallax-hero`, `parallax-hero-picture`, `parallax-hero-words`, `parallax-hero-title`,
 * `parallax-hero-description`, `parallax-hero-actions`.
 *
 * @example
 * <ParallaxHero
 *   title="Climate mitigation"
 *   description="What we plant, and where."
 *   picture={{ src: canopy, alt: 'Illustration: a forest at noon' }}
 *   actions={
 *     <LinkButton href="/volunteers" size="lg">
 *       Join the volunteers
 *     </LinkButton>
 *   }
 * />
 */
export function ParallaxHero({
  eyebrow,
  title,
  description,
  actions,
  picture,
  layers,
  className,
  ...props
}: ParallaxHeroProps) {
  return (
    <header data-slot="parallax-hero" className={cx('nz:relative nz:isolate', className)} {...props}>
      <div
        data-slot="parallax-hero-picture"
        className="nz:relative nz:-z-10 nz:h-[clamp(15rem,44vw,36rem)] nz:overflow-hidden nz:bg-sunk"
      >
        {picture ? (
          <Picture
            {...picture}
            loading="eager"
            fetchPriority="high"
            isCut={false}
            className="nz:parallax nz:size-full"
          />
        ) : null}
        {layers}
      </div>
      <div className="nz:wrap nz:-mt-10 nz:grid nz:lg:-mt-44 nz:lg:grid-cols-12">
        <div
          data-slot="parallax-hero-words"
          className="nz:grid nz:content-start nz:justify-items-start nz:gap-4 nz:bg-bg nz:cut-lg nz:cut-corner nz:-ms-gutter nz:ps-gutter nz:pe-8 nz:large-text:pe-3 nz:pt-6 nz:pb-2 nz:lg:col-span-8 nz:lg:gap-5 nz:lg:pt-10 nz:lg:pe-16"
        >
          {eyebrow ? <Eyebrow className="nz:text-text-2">{eyebrow}</Eyebrow> : null}
          <h1 data-slot="parallax-hero-title" className="nz:type-display nz:text-balance nz:hyphens-auto">
            {title}
          </h1>
          {description ? (
            <p
              data-slot="parallax-hero-description"
              className="nz:type-lead nz:max-w-measure nz:text-pretty nz:text-text-2"
            >
              {description}
            </p>
          ) : null}
          {actions ? (
            <div data-slot="parallax-hero-actions" className="nz:flex nz:flex-wrap nz:items-center nz:gap-3">
              {actions}
            </div>
          ) : null}
        </div>
      </div>
    </header>
  );
}
