import { EDGE_HEIGHT, EDGE_WIDTH, edgePath } from './edgePath.ts';
import { edgeColours } from './strata.ts';

interface StrataEdgeProps {
  /** The ground that begins here. */
  below: keyof typeof edgeColours;
  /** Which line it takes: each edge of a page has its own. */
  seed: number;
  /** Classes: the colour of what is above, as ground, or its place over a picture. */
  className: string;
  /** A low one, where several follow each other. */
  isNarrow?: boolean;
}

/** Where one stratum ends and the next begins: a torn edge with a rim. Decorative. */
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
