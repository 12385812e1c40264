import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Picture, type PictureContent } from '../../primitives/Picture/Picture.tsx';

export interface TreelineHeroProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** The page's main heading. */
  title: ReactNode;
  /** A short line under the title. */
  subtitle?: ReactNode;
  /** One or two sentences. */
  description?: ReactNode;
  /** Buttons: one primary, one secondary. */
  actions?: ReactNode;
  /** Beside the text, on phones below it. Its place is kept while it is not known. */
  picture?: PictureContent | undefined;
}

/**
 * A page header: text beside a picture, behind rows of treetops that scroll at different speeds. It
 * is the first element of a page, and its lowest treetops have the colour of cloth, so that a
 * section on `ground-cloth` can follow without a seam.
 *
 * Slots: `treeline-hero`, `treeline-hero-title`, `treeline-hero-subtitle`,
 * `treeline-hero-description`, `treeline-hero-actions`, `treeline-hero-picture`.
 *
 * @example
 * <TreelineHero title="Biodiversity" subtitle="From the crown to the river" description="What lives in each layer."
 *   picture={{ src: forest, alt: '' }} actions={<LinkButton href="/donate" variant="give" size="lg">Donate</LinkButton>} />
 */
export function TreelineHero({
  title,
  subtitle,
  description,
  actions,
  picture,
  className,
  ...props
}: TreelineHeroProps) {
  return (
    <header
      data-slot="treeline-hero"
      className={cx(
        'nz:relative nz:isolate nz:overflow-hidden nz:lg:flex nz:lg:min-h-152 nz:lg:flex-col nz:lg:justify-center nz:lg:pb-36',
        className,
      )}
      {...props}
    >
      <div className="nz:wrap nz:w-full nz:pt-10 nz:lg:pt-0">
        <div className="nz:grid nz:justify-items-start nz:gap-4 nz:lg:max-w-[44%] nz:lg:gap-5">
          <h1 data-slot="treeline-hero-title" className="nz:type-display nz:hyphens-auto">
            {title}
          </h1>
          {subtitle ? (
            <p data-slot="treeline-hero-subtitle" className="nz:type-h3">
              {subtitle}
            </p>
          ) : null}
          {description ? (
            <p data-slot="treeline-hero-description" className="nz:type-lead nz:text-pretty nz:text-text-2">
              {description}
            </p>
          ) : null}
          {actions ? (
            <div data-slot="treeline-hero-actions" className="nz:mt-1 nz:flex nz:flex-wrap nz:gap-3">
              {actions}
            </div>
          ) : null}
        </div>
      </div>
      <div data-slot="treeline-hero-picture" className={picturePlace}>
        {picture ? (
          <Picture
            {...picture}
            loading="eager"
            fetchPriority="high"
            isCut={false}
            className="nz:size-full nz:lg:parallax"
          />
        ) : null}
        {paper.map((sheet) => (
          <span key={sheet} aria-hidden="true" className={cx(cutEdge, sheet)} />
        ))}
      </div>
      {treetops.map((row) => (
        <span
          key={row}
          aria-hidden="true"
          className={cx('nz:pointer-events-none nz:absolute nz:inset-x-0 nz:-z-10', row)}
        />
      ))}
    </header>
  );
}

const picturePlace =
  'nz:relative nz:-z-10 nz:mt-8 nz:h-80 nz:sm:h-110 nz:lg:absolute nz:lg:inset-y-0 nz:lg:end-0 nz:lg:mt-0 nz:lg:h-auto nz:lg:w-[56%]';

/** The edge of the paper behind the text: two layers of treetops, turned towards the picture. */
const cutEdge =
  'nz:pointer-events-none nz:absolute nz:hidden nz:w-400 nz:origin-top-left nz:rotate-90 nz:[mask:var(--nz-art-treeline)_50%_100%/cover] nz:lg:block nz:rtl:hidden';
const paper = ['nz:start-26 nz:-top-60 nz:h-30 nz:bg-sunk', 'nz:start-18 nz:top-0 nz:h-22 nz:bg-bg'];

/**
 * From the farthest to the nearest: distant ones are paler and scroll more slowly. The nearest has
 * the colour of the next section.
 */
const treetops = [
  'nz:bottom-12 nz:h-18 nz:lg:bottom-18 nz:lg:h-24 nz:-scale-x-100 nz:bg-[color-mix(in_oklab,var(--nz-cloth-weave)_45%,var(--nz-bg))] nz:[mask:var(--nz-art-treeline)_50%_100%/cover] nz:[--nz-parallax:0.3] nz:parallax',
  'nz:bottom-5 nz:h-20 nz:lg:bottom-8 nz:lg:h-30 nz:bg-[color-mix(in_oklab,var(--nz-cloth-weave)_72%,var(--nz-bg))] nz:[mask:var(--nz-art-treeline)_50%_100%/cover] nz:[--nz-parallax:0.15] nz:parallax',
  'nz:bottom-1.5 nz:h-18 nz:-scale-x-100 nz:lg:h-32 nz:bg-[color-mix(in_oklab,var(--nz-cloth-weave)_72%,var(--nz-on-cloth))] nz:[mask:var(--nz-art-treeline)_50%_100%/cover]',
  'nz:-bottom-px nz:h-18 nz:-scale-x-100 nz:lg:h-32 nz:bg-(--nz-cloth-weave) nz:[mask:var(--nz-art-treeline)_50%_100%/cover]',
];
