import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { EDGE_HEIGHT, EDGE_WIDTH, edgePath } from './edgePath.ts';
import { edgeColours, groundColours, type StrataTone } from './strata.ts';

export interface StrataEdgeProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The ground below the edge. */
  tone: StrataTone | 'paper';
  /** The ground above it. None by default, over a picture. */
  above?: StrataTone | 'paper' | undefined;
  /** Each edge of a page has its own shape, the same every time. */
  seed: number;
  /**
   * `sm` is lower, for several edges in a row.
   * @default 'md'
   */
  size?: 'sm' | 'md';
}

const sizes = { sm: 'nz:h-8 nz:lg:h-10', md: 'nz:h-11 nz:lg:h-15' };

/** The torn edge between two strata. Decorative. */
export function StrataEdge({ tone, above, seed, size = 'md', className, ...props }: StrataEdgeProps) {
  const { rim, ground } = edgeColours[tone];
  const path = edgePath(seed);
  return (
    <svg
      viewBox={`0 0 ${EDGE_WIDTH} ${EDGE_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-slot="strata-edge"
      className={cx(
        'nz:block nz:w-full nz:print:hidden nz:forced-colors:hidden',
        sizes[size],
        above && groundColours[above],
        className,
      )}
      {...props}
    >
      <path d={path} className={rim} />
      <path d={path} transform="translate(3 8)" className={ground} />
    </svg>
  );
}
