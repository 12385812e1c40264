import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Picture, type PictureContent } from '../../primitives/Picture/Picture.tsx';
import { Eyebrow } from '../Section/Eyebrow.tsx';

export interface ParallaxHeroProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** A short line over the title. */
  eyebrow?: ReactNode;
  /** The page's main heading. */
  title: ReactNode;
  /** One or two sentences under the title. */
  description?: ReactNode;
  /** Buttons: one primary, one beside it. */
  actions?: ReactNode;
  /** The picture over the whole width. Without it, as while it is on its way, its place stays. */
  picture?: PictureContent | undefined;
  /** Over the picture and still: further layers of a scene, which move at a pace of their own by the class `nz:parallax`. */
  layers?: ReactNode;
}

/**
 * The head of a page: a picture over the whole width that scrolls at half the speed of the page, and the words on a ground of their own let
 * into its lower corner. It is the first thing of a page. The picture is still under reduced motion and where a browser has no animations
 * driven by scrolling; no script moves it.
 *
 * Slots: `parallax-hero`, `parallax-hero-picture`, `parallax-hero-words`, `parallax-hero-title`, `parallax-hero-description`,
 * `parallax-hero-actions`.
 *
 * @example
 * <ParallaxHero
 *   title="Climate mitigation" description="What we plant, and where." picture={{ src: canopy, alt: 'Illustration: a forest at noon' }}
 *   actions={<LinkButton href="/volunteers" size="lg">Join the volunteers</LinkButton>}
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
          className="nz:grid nz:content-start nz:justify-items-start nz:gap-4 nz:bg-bg nz:cut-lg nz:cut-corner nz:-ms-gutter nz:ps-gutter nz:pe-8 nz:pt-6 nz:pb-2 nz:lg:col-span-8 nz:lg:gap-5 nz:lg:pt-10 nz:lg:pe-16"
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
