import { EDGE_HEIGHT, EDGE_WIDTH, edgePath } from './edgePath.ts';

interface StrataEdgeProps {
  /** Which line it takes: each edge of a page has its own. */
  seed: number;
  /** Classes: the colour of what is above as ground, and its place. */
  className: string;
  /** The class that fills the ground below. @default that of the place it stands in */
  fill?: string;
}

/** Where one stratum ends and the next begins: a torn edge with a light rim. Decorative. */
export function StrataEdge({ seed, className, fill = 'nz:fill-bg' }: StrataEdgeProps) {
  const path = edgePath(seed);
  return (
    <svg
      viewBox={`0 0 ${EDGE_WIDTH} ${EDGE_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`nz:block nz:h-11 nz:w-full nz:lg:h-15 nz:print:hidden nz:forced-colors:hidden ${className}`}
    >
      <path d={path} className="nz:fill-(--nz-dark-give)" />
      <path d={path} transform="translate(3 8)" className={fill} />
    </svg>
  );
}
