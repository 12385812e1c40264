import { converter, formatHex } from 'culori';
import { parseColour } from '../contrast/colour.ts';

/** The colours that a whole brand is made from, in any CSS notation. */
export interface BrandSeeds {
  /** The text on the ground, and with it the dark end of the brand: a dark colour. */
  ink: string;
  /** The page in the light theme: white, or a light colour. */
  ground: string;
  /** Buttons, links and, darkened, the ground of the hero and the footer. */
  primary: string;
  /** The one bright colour of a view, the primary action on dark grounds, and giving. */
  accent: string;
  /** Errors. */
  danger: string;
}

export const seedNames = ['ink', 'ground', 'primary', 'accent', 'danger'] as const satisfies (keyof BrandSeeds)[];

const toOklch = converter('oklch');
const lightness = (colour: string) => toOklch(colour)?.l ?? 0;

/**
 * The seeds in a parsed JSON file, in hexadecimal.
 *
 * @throws {TypeError} with a line for each seed that is missing, unknown, not an opaque colour, or
 * too light or too dark for its role
 */
export function readSeeds(value: unknown): BrandSeeds {
  const given = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  const entries = new Map<string, unknown>(Object.entries(given));
  const problems = [...entries.keys()]
    .filter((name) => !seedNames.some((known) => known === name))
    .map((name) => `${name}: unknown seed; the seeds are ${seedNames.join(', ')}`);
  const hexOf = (name: keyof BrandSeeds): string => {
    const text = entries.get(name);
    const rgb = typeof text === 'string' ? parseColour(text) : undefined;
    if (text === undefined) problems.push(`${name}: missing`);
    else if (!rgb) problems.push(`${name}: ${JSON.stringify(text)} is not an opaque CSS colour, such as "#1b543e"`);
    const [r, g, b] = rgb ?? [0, 0, 0];
    return formatHex({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
  };
  const seeds = Object.fromEntries(seedNames.map((name) => [name, hexOf(name)])) as Record<keyof BrandSeeds, string>;
  if (problems.length === 0) {
    if (lightness(seeds.ground) < 0.85) problems.push(`ground: ${seeds.ground} is too dark for the light theme's page`);
    if (lightness(seeds.ink) > 0.45) problems.push(`ink: ${seeds.ink} is too light for text`);
  }
  if (problems.length > 0) throw new TypeError(problems.join('\n'));
  return seeds;
}
