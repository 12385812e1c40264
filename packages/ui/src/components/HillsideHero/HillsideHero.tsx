import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Hillside } from '../../internal/Hillside.tsx';
import { Picture, type PictureContent } from '../../primitives/Picture/Picture.tsx';

export interface HillsideHeroFeature {
  id: string;
  label: ReactNode;
  /** An icon (any element). */
  icon: ReactNode;
}

export interface HillsideHeroProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** Above the title, such as a `Badge` that says that data is live. */
  eyebrow?: ReactNode;
  /** The page's main heading. */
  title: ReactNode;
  /** One or two sentences under the title. */
  description?: ReactNode;
  /** The picture behind the hillside. */
  picture: PictureContent;
  /**
   * What the page offers, in a few words each.
   * @default []
   */
  features?: readonly HillsideHeroFeature[];
  /** A line in small print at the end, such as a notice about the data. */
  note?: ReactNode;
}

/**
 * A page header: a picture behind a forest hillside with the text, below a canopy with the
 * navigation. The home page has Hero, whose pictures change.
 *
 * Slots: `hillside-hero`, `hillside-hero-title`, `hillside-hero-description`,
 * `hillside-hero-features`, `hillside-hero-note`.
 *
 * @example
 * <HillsideHero
 *   eyebrow={<Badge tone="live">Live</Badge>}
 *   title="Climate data portal"
 *   picture={{ src: station, alt: 'Illustration: a weather station in the savanna' }}
 * />
 */
export function HillsideHero({
  eyebrow,
  title,
  description,
  picture,
  features = [],
  note,
  className,
  ...props
}: HillsideHeroProps) {
  return (
    <header
      data-slot="hillside-hero"
      className={cx('nz:ground-cloth nz:relative nz:isolate nz:overflow-hidden', className)}
      {...props}
    >
      <div className="nz:absolute nz:inset-x-0 nz:top-12 nz:-z-20 nz:h-70 nz:lg:start-[36%] nz:lg:top-10 nz:lg:h-[calc(100%-2.5rem)]">
        <Picture {...picture} loading="eager" fetchPriority="high" isCut={false} className="nz:size-full" />
      </div>
      <Hillside className="nz:top-2 nz:lg:-top-34" />
      <div className="nz:wrap nz:grid nz:gap-4 nz:pt-88 nz:pb-7 nz:lg:pt-36 nz:lg:pb-8">
        <div className="nz:grid nz:justify-items-start nz:gap-4 nz:lg:max-w-150">
          {eyebrow}
          <h1 data-slot="hillside-hero-title" className="nz:type-h1 nz:text-balance nz:hyphens-auto">
            {title}
          </h1>
          {description ? (
            <p data-slot="hillside-hero-description" className="nz:type-lead nz:text-text-2 nz:lg:max-w-130">
              {description}
            </p>
          ) : null}
        </div>
        {features.length > 0 ? (
          <ul data-slot="hillside-hero-features" className={list}>
            {features.map(({ id, label, icon }) => (
              <li key={id} className={feature}>
                {icon}
                {label}
              </li>
            ))}
          </ul>
        ) : null}
        {note ? (
          <p data-slot="hillside-hero-note" className="nz:max-w-measure nz:text-sm nz:text-text-muted nz:lg:max-w-120">
            {note}
          </p>
        ) : null}
      </div>
    </header>
  );
}

const list =
  'nz:mt-2 nz:grid nz:grid-cols-2 nz:gap-x-4 nz:large-text:grid-cols-1 nz:border-line nz:border-t-[1.5px] nz:md:flex nz:md:flex-wrap nz:md:gap-x-8 nz:lg:mt-6 nz:lg:max-w-180';
const feature =
  'nz:flex nz:items-center nz:gap-2.5 nz:pt-3 nz:text-md nz:leading-snug nz:font-semibold nz:[&>svg]:size-5 nz:[&>svg]:shrink-0 nz:[&>svg]:text-link';
