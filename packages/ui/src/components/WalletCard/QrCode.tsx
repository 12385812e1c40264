import type { ComponentProps } from 'react';
import { encode } from 'uqr';
import { cx } from '../../internal/cx.ts';

interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children' | 'role'> {
  /** What a camera reads. */
  text: string;
  /** What the picture is, for those who do not see it. */
  label: string;
}

/** The empty margin that a camera needs, in squares. */
const QUIET = 4;

/** A QR code. It is dark on white in every theme, because not every camera reads the reverse. */
export function QrCode({ text, label, className, ...props }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const side = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={cx('nz:size-44', className)}
      {...props}
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={pathOf(data)} fill="#000" />
    </svg>
  );
}

/** One rectangle for each run of dark squares in a row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) => {
      let path = '';
      for (let x = 0; x < row.length; x += 1) {
        const start = x;
        while (row[x]) x += 1;
        if (x > start) path += `M${start} ${y}h${x - start}v1H${start}z`;
      }
      return path;
    })
    .join('');
}
