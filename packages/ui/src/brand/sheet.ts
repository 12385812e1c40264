import { type Pair, pairs } from '../contrast/pairs.ts';
import type { BrandTokens } from './parts.ts';
import type { BrandSeeds } from './seeds.ts';
import { ratio } from './shade.ts';
import { brandTokens } from './tokens.ts';

/** One of our colours in light or dark, or in both. */
function valueIn(tokens: BrandTokens, theme: string, name: string): string | undefined {
  return tokens[`${theme}-${name}`] ?? tokens[name];
}

/** The contrast of a pair in a theme: `14.1:1 on bg`. */
function noteOf(tokens: BrandTokens, theme: string, { fore, back }: Pair): string {
  const [one, other] = [valueIn(tokens, theme, fore), valueIn(tokens, theme, back)];
  // Rounded down: a note never promises more than there is.
  return one && other ? `${(Math.floor(ratio(one, other) * 10) / 10).toFixed(1)}:1 on ${back}` : '';
}

/** The pairs of a token in front of others. A colour of both themes is noted with light grounds. */
function notesOf(tokens: BrandTokens, name: string): string {
  const [, theme = 'light', plain = name] = /^(light|dark)-(.+)$/.exec(name) ?? [];
  const own = pairs.filter(({ fore }) => fore === plain || fore === name);
  return own.map((pair) => noteOf(tokens, theme, pair)).join(', ');
}

const isUsed = (name: string) => !unused.test(name);
/** Only what is pressed has an edge and a hover. */
const unused =
  /-(?:info|success|warning|water|danger)-hover$|-(?:info|success|warning|water)-edge$|-on-(?:info|success|warning|water)$/;

/**
 * The same colours by the name of their variable, for a part of a page: as the `style` of an
 * element around elements with `data-theme`.
 *
 * @param seeds as `readSeeds` returns them
 */
export function brandVariables(seeds: BrandSeeds): Record<`--nz-${string}`, string> {
  const tokens = Object.entries(brandTokens(seeds)).filter(([name]) => isUsed(name));
  return Object.fromEntries(tokens.map(([name, hex]) => [`--nz-${name}`, hex]));
}

/**
 * The stylesheet of a brand: every colour token, light and dark, and beside each its contrast on
 * its grounds.
 *
 * @param seeds as `readSeeds` returns them
 */
export function brandSheet(seeds: BrandSeeds): string {
  const tokens = brandTokens(seeds);
  const lines = Object.entries(tokens)
    .filter(([name]) => isUsed(name))
    .map(([name, hex]) => {
      const notes = notesOf(tokens, name);
      return `  --nz-${name}: ${hex};${notes && ` /* ${notes} */`}`;
    });
  const given = Object.entries(seeds).map(([name, hex]) => `${name} ${hex}`);
  return `/* Made by nzete-brand from ${given.join(', ')}. */\n:root {\n${lines.join('\n')}\n}\n`;
}
