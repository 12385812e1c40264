import { converter, parse } from 'culori';

/** Red, green and blue, 0 to 255. */
export type Rgb = [number, number, number];

const toRgb = converter('rgb');

/**
 * Parses an opaque CSS colour: a name, hexadecimal, or a colour function. Undefined for a
 * translucent colour, `color-mix()` and what is no colour. Values outside of sRGB are clipped.
 */
export function parseColour(text: string): Rgb | undefined {
  const value = text.trim();
  // culori reads `800` as `#880000`.
  const colour = /^\d|^[\da-f]+$/i.test(value) ? undefined : toRgb(parse(value));
  if (!colour || (colour.alpha ?? 1) < 1) return undefined;
  const byte = (share: number) => 255 * Math.min(1, Math.max(0, share));
  return [byte(colour.r), byte(colour.g), byte(colour.b)];
}
