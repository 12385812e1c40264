import { EDGE_HEIGHT, EDGE_WIDTH, edgePath } from './edgePath.ts';
import { edgeColours } from './strata.ts';

interface StrataEdgeProps {
  /** The ground below the edge. */
  below: keyof typeof edgeColours;
  /** Each edge of a page has its own shape. */
  seed: number;
  /** The colour of the ground above, or the position over a picture. */
  className: string;
  /** Lower, for several edges in a row. */
  isNarrow?: boolean;
}

/** The torn edge between two strata. Decorative. */
export function StrataEdge({ below, seed, className, isNarrow = false }: StrataEdgeProps) {
  const { rim, ground } = edgeColours[below];
  const path = edgePath(seed);
  return (
    <svg
      viewBox={`0 0 ${EDGE_WIDTH} ${EDGE_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`nz:block nz:w-full nz:print:hidden nz:forced-colors:hidden ${isNarrow ? 'nz:h-8 nz:lg:h-10' : 'nz:h-11 nz:lg:h-15'} ${className}`}
    >
      <path d={path} className={rim} />
      <path d={path} transform="translate(3 8)" className={ground} />
    </svg>
  );
}
