import type { ComponentProps } from 'react';
import { encode } from 'uqr';
import { cx } from '../../internal/cx.ts';
import { pathOf } from './pathOf.ts';

interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children' | 'role'> {
  /** The encoded text. */
  text: string;
  /** The text alternative. */
  label: string;
  /**
   * Whether something covers its middle: then more of it can be missing.
   * @default false
   */
  isCovered?: boolean;
}

/** The quiet zone that scanners need, in modules. */
const QUIET_ZONE = 4;

/** A QR code. Dark on white in every theme, because not all scanners read inverted codes. */
export function QrCode({ text, label, isCovered = false, className, ...props }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: isCovered ? 'H' : 'M', border: 0 });
  const side = size + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={cx('nz:size-44 nz:large-text:h-auto nz:large-text:w-full', className)}
      {...props}
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="#fff" />
      <path d={pathOf(data)} fill="#000" />
    </svg>
  );
}
