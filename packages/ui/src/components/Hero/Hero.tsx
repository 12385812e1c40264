'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { Eyebrow } from '../Section/Eyebrow.tsx';
import { HeroCarousel } from './HeroCarousel.tsx';
import type { HeroPicture } from './HeroSlide.tsx';
import { type HeroStat, HeroStats } from './HeroStats.tsx';
import { HeroStatus } from './HeroStatus.tsx';
import { useRotation } from './useRotation.ts';

export interface HeroProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /**
   * What stands in front of the pictures and behind the text, which is legible on it:
   * `<ForestScene />`, or elements of your own that fill the hero, such as a picture of paper.
   * @default a plain slope in the colour of the ground
   */
  scene?: ReactNode;
  /** A short line above the title. */
  eyebrow?: ReactNode;
  /**
   * The page's main heading. Break its lines by sense. Lines stay on the scene up to 33rem wide
   * at its head, and wider below; a text of more than 48 letters is set smaller and uses that
   * space.
   */
  title: ReactNode;
  /** One or two sentences under the title. */
  description?: ReactNode;
  /** Buttons: one primary, one secondary, both large. */
  actions?: ReactNode;
  /**
   * Pictures of a carousel; the first loads at once, each other shortly before it shows. Any
   * picture works, because the text is on the scene.
   * @default []
   */
  pictures?: readonly HeroPicture[];
  /**
   * Up to three figures.
   * @default []
   */
  stats?: readonly HeroStat[];
  /** Below the figures: a `FigureNote`, with the hero in its `FigureGroup`. */
  note?: ReactNode;
  /**
   * The state of pictures and figures. Title, description and actions always show at once, and the
   * layout does not change.
   * @default 'ready'
   */
  status?: 'ready' | 'loading' | 'error';
  /**
   * Milliseconds per picture.
   * @default 5000
   */
  interval?: number;
  /**
   * Shows the next picture after the interval. `false` is for a site with its own data-saving
   * switch; reduced motion and the device's data saver turn autoplay off as well.
   * @default true
   */
  autoplay?: boolean;
}

/**
 * The hero of the home page: pictures behind a slope with the text, or behind a scene of your own.
 *
 * Slots: `hero`, `hero-title`, `hero-description`, `hero-actions`, `hero-carousel`,
 * `hero-controls`, `hero-slide`, `hero-stats`, `hero-status`.
 *
 * @example
 * <Hero
 *   scene={<ForestScene />}
 *   title="Where one tree stands, a forest follows"
 *   actions={<LinkButton href="/volunteers" size="lg">Join the volunteers</LinkButton>}
 *   pictures={[{ src: dawn, alt: 'Illustration: dawn over the forest' }]}
 *   stats={[{ value: 50_000, isAtLeast: true, label: 'trees planted' }]}
 * />
 */
export function Hero({
  scene = <div className={slope} />,
  eyebrow,
  title,
  description,
  actions,
  pictures = [],
  stats = [],
  note,
  status = 'ready',
  interval = 5000,
  autoplay = true,
  className,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  ...props
}: HeroProps) {
  const titleId = useId();
  const isReady = status === 'ready';
  const rotation = useRotation(isReady ? pictures.length : 0, interval, autoplay);
  const { handlers } = rotation;
  return (
    <section
      aria-labelledby={titleId}
      data-slot="hero"
      data-status={status}
      // Hovering or focusing anything in the hero pauses the pictures, including its text.
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        handlers.onPointerEnter();
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        handlers.onPointerLeave();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        handlers.onFocus();
      }}
      className={cx('nz:ground-cloth nz:relative nz:isolate nz:overflow-hidden', className)}
      {...props}
    >
      <div className="nz:absolute nz:inset-x-0 nz:top-0 nz:-z-30 nz:h-90 nz:bg-cloth-2 nz:lg:h-200" />
      {scene}
      {/* The text's box spans the page; a pointer beside the text is over the pictures. */}
      <div className="nz:wrap nz:pointer-events-none nz:flex nz:flex-col nz:pt-84.5 nz:*:pointer-events-auto nz:lg:min-h-200 nz:lg:pt-59.5">
        {/* With forced colours the scene is gone: a button without a background would be on the
        picture. */}
        <div className="nz:grid nz:gap-4 nz:lg:max-w-184 nz:lg:self-start nz:forced-colors:bg-[Canvas]">
          {eyebrow ? <Eyebrow className="nz:text-text-2">{eyebrow}</Eyebrow> : null}
          <h1
            id={titleId}
            data-slot="hero-title"
            className={cx('nz:mb-1 nz:text-balance', isLong(title) ? 'nz:type-h1 nz:lg:max-w-150' : short)}
          >
            {title}
          </h1>
          {description ? (
            <p data-slot="hero-description" className="nz:type-lead nz:text-text-2 nz:lg:max-w-136">
              {description}
            </p>
          ) : null}
          {actions ? (
            <div data-slot="hero-actions" className="nz:mt-2 nz:flex nz:flex-wrap nz:gap-3">
              {actions}
            </div>
          ) : null}
        </div>
        <div className={foot}>
          {/* Both have reserved space, so that nothing moves when figures and pictures load. */}
          <div
            className={cx(note ? 'nz:min-h-33 nz:sm:min-h-27 nz:lg:min-h-29' : 'nz:min-h-16.5 nz:lg:min-h-18', figures)}
          >
            {isReady ? <HeroStats stats={stats} note={note} /> : <HeroStatus status={status} />}
          </div>
          <div className="nz:min-h-hit">
            {isReady && pictures.length > 0 ? <HeroCarousel pictures={pictures} rotation={rotation} /> : null}
          </div>
        </div>
      </div>
    </section>
  );
}

const slope = 'nz:scenery-slope nz:rtl:-scale-x-100 nz:pointer-events-none nz:absolute nz:inset-0 nz:-z-10';
const short = 'nz:type-display nz:lg:max-w-132';
/**
 * At the size of a short title it would be a narrow column of six lines beside an empty slope.
 */
const isLong = (title: ReactNode) => typeof title === 'string' && title.length > 48;

const figures =
  'nz:w-full nz:border-line nz:border-t-[1.5px] nz:pt-4 nz:lg:w-auto nz:lg:border-0 nz:lg:pt-0 nz:forced-colors:bg-[Canvas]';
const foot =
  'nz:mt-auto nz:flex nz:flex-wrap nz:items-end nz:justify-between nz:gap-5 nz:pt-8 nz:pb-6 nz:lg:flex-nowrap nz:lg:items-center nz:lg:pt-10 nz:lg:pb-7';
