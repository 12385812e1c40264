'use client';

import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { useNzete } from '../../provider/NzeteProvider.tsx';

export interface LogoProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /**
   * `plain`, in one colour, for the header and the footer; `woven` (over-and-under strands with a
   * gold seed) from 96 px up, on the splash screen.
   * @default 'plain'
   */
  variant?: 'plain' | 'woven';
}

/**
 * The logo, or the provider's: two threads crossing into a tree with a seed, in the colour of the
 * text. The seed is gold only on large logos: a view has one gold diamond, and the header is part
 * of every view. Decorative: the name is next to it.
 *
 * Slots: `logo`.
 *
 * @example <Logo className="nz:h-10" />
 */
export function Logo({ variant = 'plain', className, ...props }: LogoProps) {
  const { logo: HostLogo } = useNzete();
  const classes = cx('nz:w-auto nz:shrink-0', className);
  if (HostLogo) return <HostLogo aria-hidden="true" data-slot="logo" className={classes} {...props} />;
  const { viewBox, width, threads, seed, seedColour } = drawings[variant];
  return (
    <svg viewBox={viewBox} aria-hidden="true" data-slot="logo" className={classes} {...props}>
      <path d={threads} fill="none" stroke="currentColor" strokeWidth={width} />
      <path d={seed} fill={seedColour} />
    </svg>
  );
}

const drawings = {
  plain: {
    viewBox: '2 -2 44 52',
    width: 3.2,
    threads: 'M9.5 47.5L21.9 35.1M26.1 30.9L40 17L24 1L8 17L38.5 47.5M24 29V14M24 26.5L31 19.5M24 26.5L17 19.5',
    seed: 'M24 7.4L28.4 11.8L24 16.2L19.6 11.8Z',
    seedColour: 'currentColor',
  },
  woven: {
    viewBox: '2 -5 44 58',
    width: 2.2,
    threads:
      'M7.2 45.4L19.6 33M23 36.2L10.4 48.8M25.2 28L36 17.2L24 5.2L12 17.2L40.8 46M37.6 48.6L6.2 17.2L24-.6L41.8 17.2L28.2 30.8M24 27V15M24 24.6L30 18.6M24 24.6L18 18.6',
    seed: 'M24 9.4L27.8 13.2L24 17L20.2 13.2Z',
    seedColour: 'var(--nz-offbeat, #ebb02d)',
  },
};
