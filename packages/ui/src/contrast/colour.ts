/** Red, green and blue, 0 to 255. */
export type Rgb = [number, number, number];

const functions: Record<string, (parts: number[]) => Rgb> = { rgb: ([r = 0, g = 0, b = 0]) => [r, g, b], hsl, oklch };

/**
 * Parses an opaque CSS colour: hexadecimal, `rgb()`, `hsl()` or `oklch()`. Undefined for any other
 * notation.
 */
export function parseColour(text: string): Rgb | undefined {
  const value = text.trim().toLowerCase();
  const hex = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/.exec(value);
  if (hex) {
    const digits = hex[2] ?? [...(hex[1] ?? '')].map((digit) => digit + digit).join('');
    const number = Number.parseInt(digits, 16);
    return [number >> 16, (number >> 8) & 255, number & 255];
  }
  if (value === 'white') return [255, 255, 255];
  if (value === 'black') return [0, 0, 0];
  const [, name = '', list = ''] = /^(rgb|hsl|oklch)a?\(([^()/]*)\)$/.exec(value) ?? [];
  const parts = list.split(/[\s,]+/).filter(Boolean);
  const numbers = parts.map((part, index) => toNumber(part, name, index));
  if (numbers.length !== 3 || numbers.some(Number.isNaN)) return;
  return functions[name]?.(numbers);
}

/**
 * Parses a component of a colour function. 100% is 255 in `rgb`, 1 in `oklch` (0.4 for its chroma),
 * and 100 in `hsl`.
 */
function toNumber(part: string, name: string, index: number): number {
  if (!part.endsWith('%')) return Number(part.replace(/deg$/, ''));
  const share = Number(part.slice(0, -1)) / 100;
  if (name === 'rgb') return share * 255;
  if (name === 'hsl') return share * 100;
  return index === 1 ? share * 0.4 : share;
}

function hsl([hue = 0, saturation = 0, lightness = 0]: number[]): Rgb {
  const light = lightness / 100;
  const reach = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (shift: number) => {
    const turn = (((shift + hue / 30) % 12) + 12) % 12;
    return 255 * (light - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

/** The conversion of CSS Color 4; values outside the sRGB gamut are clipped. */
function oklch([lightness = 0, chroma = 0, hue = 0]: number[]): Rgb {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    screen(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    screen(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    screen(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

/** Linear light to sRGB. */
function screen(linear: number): number {
  const share = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return 255 * Math.min(1, Math.max(0, share));
}
