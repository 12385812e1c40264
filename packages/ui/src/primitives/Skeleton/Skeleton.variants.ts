import { cx } from '../../internal/cx.ts';

/** Two layers of the same threads: a quiet one, and a pulsing one on top. */
const weft = cx(
  'nz:relative nz:before:absolute nz:before:inset-0 nz:before:bg-line',
  'nz:after:absolute nz:after:inset-0 nz:after:animate-beat nz:after:[animation-duration:1.8s] nz:motion-reduce:after:animate-none',
  'nz:after:bg-[linear-gradient(90deg,transparent,var(--nz-line-strong),transparent)] nz:after:bg-[length:45%_100%] nz:after:bg-[position:50%_0] nz:after:bg-no-repeat',
  'nz:forced-colors:border nz:forced-colors:border-[GrayText]',
);

/** A line of text. */
export const fineWeft = cx(weft, 'nz:before:pattern-weft nz:after:pattern-weft');

/** A picture: the tile at 200%. */
export const coarseWeft = cx(
  weft,
  'nz:before:[mask:var(--nz-p-weft)_0_0/96px_24px] nz:after:[mask:var(--nz-p-weft)_0_0/96px_24px]',
);
