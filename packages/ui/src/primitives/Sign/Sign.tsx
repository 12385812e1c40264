import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { type SignShape, signShapes } from './Sign.shapes.ts';

/** The nine area signs and the five value signs. */
export type SignName = keyof typeof signShapes;

export interface SignProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The topic. */
  name: SignName;
  /**
   * 28, 32, 36 or 48 px; `xl` grows from 48 px to 64 px on wide screens.
   * @default 'lg'
   */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
}

const sizes = { xs: 'nz:size-7', sm: 'nz:size-8', md: 'nz:size-9', lg: 'nz:size-12', xl: 'nz:size-12 nz:lg:size-16' };

/**
 * A woven pictogram for a topic (use plain icons for actions). Decorative: the name of the topic
 * is next to it.
 *
 * Slots: `sign`.
 *
 * @example <Sign name="water" size="md" />
 */
export function Sign({ name, size = 'lg', className, ...props }: SignProps) {
  const { outline, seed, filled }: SignShape = signShapes[name];
  return (
    <svg
      viewBox="-1 -1 50 50"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      aria-hidden="true"
      data-slot="sign"
      className={cx(sizes[size], 'nz:shrink-0 nz:text-sign nz:forced-colors:text-[CanvasText]', className)}
      {...props}
    >
      <path d={outline} />
      {filled ? <path d={filled} fill="currentColor" stroke="none" /> : null}
      <path d={seed} stroke="none" className="nz:fill-(--nz-sign-seed,var(--nz-offbeat))" />
    </svg>
  );
}

/** The names of all signs, in the order of the design guidelines. */
export const signNames = Object.keys(signShapes) as SignName[];
