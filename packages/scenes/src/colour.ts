type Lab = readonly [lightness: number, a: number, b: number];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const fromLinear = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Converts `#RRGGBB` to OKLab, a perceptually uniform colour space. */
function toLab(hex: string): Lab {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (value: number) => Math.round(Math.min(1, Math.max(0, fromLinear(Math.max(0, value)))) * 255);
  return `#${channels.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

const blend = (from: Lab, to: Lab, amount: number): Lab => [
  from[0] + (to[0] - from[0]) * amount,
  from[1] + (to[1] - from[1]) * amount,
  from[2] + (to[2] - from[2]) * amount,
];

/** Mixes two `#RRGGBB` colours; `amount` 0 keeps the first, 1 gives the second. */
export const mix = (from: string, to: string, amount: number): string => toHex(blend(toLab(from), toLab(to), amount));

/** How a time of day changes the colours on the ground. */
export interface Grade {
  /** Lightness factor. */
  light: number;
  /** Chroma factor. */
  chroma: number;
  /** The colour of the light, and its strength (0 to 1). */
  tint: readonly [colour: string, amount: number];
  /** The colour of the haze, and its strength in the palest (farthest) layers. */
  haze?: readonly [colour: string, amount: number];
}

/** Relights a `#RRGGBB` colour. Pale colours are far away, so they get more haze. */
export function grade(hex: string, { light, chroma, tint, haze }: Grade): string {
  const [l, a, b] = toLab(hex);
  const lit = blend([l * light, a * chroma, b * chroma], toLab(tint[0]), tint[1]);
  if (!haze) return toHex(lit);
  const far = Math.min(1, Math.max(0, (l - 0.5) / 0.3));
  return toHex(blend(lit, toLab(haze[0]), haze[1] * far));
}
