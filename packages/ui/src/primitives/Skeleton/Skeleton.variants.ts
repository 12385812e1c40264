import { cx } from '../../internal/cx.ts';

/** Two layers of the same threads: the quiet ones, and over them the thread that is being passed, beating. */
const weft = cx(
  'relative before:absolute before:inset-0 before:bg-line',
  'after:absolute after:inset-0 after:animate-beat after:[animation-duration:1.8s] motion-reduce:after:animate-none',
  'after:bg-[linear-gradient(90deg,transparent,var(--nz-line-strong),transparent)] after:bg-[length:45%_100%] after:bg-[position:50%_0] after:bg-no-repeat',
  'forced-colors:border forced-colors:border-[GrayText]',
);

/** The threads of a line of text. */
export const fineWeft = cx(weft, 'before:pattern-weft after:pattern-weft');

/** The threads of a picture: the tile at 200%. */
export const coarseWeft = cx(
  weft,
  'before:[mask:var(--nz-p-weft)_0_0/96px_24px] after:[mask:var(--nz-p-weft)_0_0/96px_24px]',
);
