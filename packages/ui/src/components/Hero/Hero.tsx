import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { Eyebrow } from '../Section/Eyebrow.tsx';
import { HeroCarousel } from './HeroCarousel.tsx';
import type { HeroPicture } from './HeroSlide.tsx';
import { type HeroStat, HeroStats } from './HeroStats.tsx';
import { HeroStatus } from './HeroStatus.tsx';

export interface HeroProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** A short line over the title. */
  eyebrow?: ReactNode;
  /** The page's main heading. Break its lines by sense. Lines stay on the hillside up to 33rem wide. */
  title: ReactNode;
  /** One or two sentences under the title. */
  description?: ReactNode;
  /** Buttons: one primary, one beside it, both large. */
  actions?: ReactNode;
  /**
   * Pictures that take turns; the first is there at once, each other one is downloaded shortly before its turn. Any picture will do: words
   * stand on the hillside, not on it.
   * @default []
   */
  pictures?: readonly HeroPicture[];
  /**
   * Up to three figures, already formatted (`50,000+`).
   * @default []
   */
  stats?: readonly HeroStat[];
  /**
   * Whether pictures and figures have come. Title, description and actions show at once in every status, and the hero keeps its shape.
   * @default 'ready'
   */
  status?: 'ready' | 'loading' | 'error';
  /**
   * Milliseconds that a picture stays.
   * @default 5000
   */
  interval?: number;
  /**
   * The pictures never change by themselves, as under reduced motion and data saving: for a site with a data-saving switch of its own.
   * @default false
   */
  isStill?: boolean;
}

/**
 * The head of the home page: pictures behind a forest hillside that carries the words, under a canopy that carries the navigation.
 *
 * @example
 * <Hero
 *   title="Where one tree stands, a forest follows"
 *   actions={<LinkButton href="/volunteers" size="lg">Join the volunteers</LinkButton>}
 *   pictures={[{ src: dawn, alt: 'Illustration: dawn over the forest' }]}
 *   stats={[{ value: '50,000+', label: 'trees planted' }]}
 * />
 */
export function Hero({
  eyebrow,
  title,
  description,
  actions,
  pictures = [],
  stats = [],
  status = 'ready',
  interval = 5000,
  isStill = false,
  className,
  ...props
}: HeroProps) {
  const titleId = useId();
  const isReady = status === 'ready';
  return (
    <section
      aria-labelledby={titleId}
      data-slot="hero"
      data-status={status}
      className={cx('scenery ground-cloth relative isolate overflow-hidden', className)}
      {...props}
    >
      <div className="absolute inset-x-0 top-0 -z-30 h-90 bg-cloth-2 lg:h-200" />
      <div className="scenery-hill pointer-events-none absolute inset-0 -z-10" />
      <div className="scenery-overhang pointer-events-none absolute inset-x-0 top-0 -z-10" />
      {/* The words' box spans the page; a pointer beside the words rests on the pictures. */}
      <div className="wrap pointer-events-none flex flex-col pt-84.5 *:pointer-events-auto lg:min-h-200 lg:pt-59.5">
        <div className="grid gap-4 lg:max-w-184 lg:self-start">
          {eyebrow ? <Eyebrow className="text-link">{eyebrow}</Eyebrow> : null}
          <h1 id={titleId} className="type-display mb-1 text-balance lg:max-w-132">
            {title}
          </h1>
          {description ? <p className="type-lead text-text-2 lg:max-w-136">{description}</p> : null}
          {actions ? <div className="mt-2 flex flex-wrap gap-3">{actions}</div> : null}
        </div>
        <div className={foot}>
          {/* Both rooms are kept from the start, so that nothing moves when figures and pictures come. */}
          <div className="min-h-16.5 w-full border-line border-t-[1.5px] pt-4 lg:min-h-18 lg:w-auto lg:border-0 lg:pt-0">
            {isReady ? <HeroStats stats={stats} /> : <HeroStatus status={status} />}
          </div>
          <div className="min-h-hit">
            {isReady && pictures.length > 0 ? (
              <HeroCarousel pictures={pictures} interval={interval} isStill={isStill} />
            ) : null}
          </div>
        </div>
      </div>
    </section>
  );
}

const foot =
  'mt-auto flex flex-wrap items-end justify-between gap-5 pt-8 pb-6 lg:flex-nowrap lg:items-center lg:pt-10 lg:pb-7';
