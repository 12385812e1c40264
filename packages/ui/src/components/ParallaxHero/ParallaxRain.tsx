import { type ComponentProps, useId } from 'react';
import { cx } from '../../internal/cx.ts';

/**
 * Clouds and rain in front of the picture of a `ParallaxHero`, which disappear as the reader
 * scrolls: one of its `layers`. Decorative.
 *
 * Slots: `parallax-rain`.
 *
 * @example
 * <ParallaxHero title="Climate" picture={{ src: canopy, alt: '' }} layers={<ParallaxRain />} />
 */
export function ParallaxRain({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  const id = useId();
  return (
    <div
      aria-hidden="true"
      data-slot="parallax-rain"
      className={cx('nz:clears nz:pointer-events-none nz:absolute nz:inset-0', className)}
      {...props}
    >
      <svg aria-hidden="true" className="nz:absolute nz:inset-0 nz:size-full">
        <pattern id={id} width="56" height="96" patternUnits="userSpaceOnUse" patternTransform="rotate(14)">
          <path
            d="M8 0V34M36 40V74M22 70V90"
            className="nz:stroke-(--nz-dark-water)"
            strokeWidth="2"
            strokeLinecap="round"
            opacity="0.7"
          />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
      <span className={cx(cloud, 'nz:h-24 nz:opacity-80 nz:lg:h-44')} />
      <span className={cx(cloud, 'nz:-scale-x-100 nz:h-16 nz:lg:h-28')} />
    </div>
  );
}

const cloud =
  'nz:absolute nz:inset-x-0 nz:top-0 nz:-scale-y-100 nz:bg-(--nz-light-on-water-soft) nz:[mask:var(--nz-art-treeline)_50%_100%/cover]';
