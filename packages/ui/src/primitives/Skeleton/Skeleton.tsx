import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * `text` lines, a `picture` with its cut corner (give it the aspect ratio of the coming one), or a `card` of both.
   * @default 'text'
   */
  shape?: 'text' | 'picture' | 'card';
  /**
   * How many lines of text.
   * @default 3
   */
  lines?: number;
}

/**
 * Weft threads where something is about to stand. Decorative: say in words what is loading, once, in a status role.
 *
 * @example <p role="status" className="sr-only">Loading the provinces</p> <Skeleton shape="card" />
 */
export function Skeleton({ shape = 'text', lines = 3, className, ...props }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      data-slot="skeleton"
      className={cx(shape === 'picture' ? cx(weft, coarse, 'cut-corner') : 'grid content-start gap-3', className)}
      {...props}
    >
      {shape === 'card' ? <div className={cx(weft, coarse, 'cut-corner aspect-16/10')} /> : null}
      {shape === 'picture' ? null : <Lines count={lines} />}
    </div>
  );
}

function Lines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and keep their order
    <div key={index} className={cx(weft, fine, 'h-6', widths[index % widths.length])} />
  ));
}

/** Like a short heading and the lines under it. */
const widths = ['w-1/2', 'w-full', 'w-4/5', 'w-11/12'];

/** Two layers of the same threads: the quiet ones, and over them the thread that is being passed, beating. */
const weft = cx(
  'relative before:absolute before:inset-0 before:bg-line',
  'after:absolute after:inset-0 after:animate-beat after:[animation-duration:1.8s] motion-reduce:after:animate-none',
  'after:bg-[linear-gradient(90deg,transparent,var(--nz-line-strong),transparent)] after:bg-[length:45%_100%] after:bg-[position:50%_0] after:bg-no-repeat',
  'forced-colors:border forced-colors:border-[GrayText]',
);
const fine = 'before:pattern-weft after:pattern-weft';
/** The tile at 200%. */
const coarse = 'before:[mask:var(--nz-p-weft)_0_0/96px_24px] after:[mask:var(--nz-p-weft)_0_0/96px_24px]';
