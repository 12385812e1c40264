import { clampChroma, converter, formatHex, type Oklch } from 'culori';
import { parseColour } from '../contrast/colour.ts';
import { contrast } from '../contrast/ratio.ts';

const toOklch = converter('oklch');

/** A colour in OKLCH; a grey has no hue. */
export function oklch(hex: string): Oklch {
  const colour = toOklch(hex);
  if (!colour) throw new TypeError(`${hex} is no colour`);
  return colour;
}

/** In hexadecimal; a colour outside of sRGB gets less chroma. */
const toHex = (colour: Oklch) => formatHex(clampChroma(colour, 'oklch'));

/** The colour at another lightness (0 to 1), with at most a chroma. */
export const shade = (colour: Oklch, l: number, most = 0.4): string =>
  toHex({ ...colour, l: Math.min(1, Math.max(0, l)), c: Math.min(colour.c, most) });

/** The contrast of two colours in hexadecimal. */
export const ratio = (one: string, other: string): number => contrast(parseColour(one) ?? [], parseColour(other) ?? []);

/** A colour that must be legible on others. */
export interface Need {
  on: string[];
  /** The contrast ratio. */
  least: number;
}

/**
 * The colour, made lighter or darker only as far as it has the contrast it needs. At the end of the
 * scale it is white or black.
 */
export function legible(hex: string, towards: 'lighter' | 'darker', ...needs: Need[]): string {
  const colour = oklch(hex);
  const isEnough = (shown: string) =>
    needs.every(({ on, least }) => on.every((ground) => ratio(shown, ground) >= least));
  if (isEnough(hex)) return hex;
  const step = towards === 'lighter' ? 0.004 : -0.004;
  for (let l = colour.l + step; l > 0 && l < 1; l += step) {
    const shown = shade(colour, l);
    if (isEnough(shown)) return shown;
  }
  return towards === 'lighter' ? '#ffffff' : '#000000';
}
