import type { ComponentProps } from 'react';
import { encode } from 'uqr';
import { cx } from '../../internal/cx.ts';
import { pathOf } from './pathOf.ts';

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
