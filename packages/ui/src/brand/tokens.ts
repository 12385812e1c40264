import { darkTheme } from './darkTheme.ts';
import { lightTheme } from './lightTheme.ts';
import { type BrandTokens, blue, clothOf, line, text, warm } from './parts.ts';
import type { BrandSeeds } from './seeds.ts';
import { legible, oklch, ratio, shade } from './shade.ts';

/**
 * The colour tokens of a brand, computed in OKLCH: each keeps the hue of its seed, and as much of
 * its lightness as the contrast on its grounds allows.
 *
 * @param seeds in hexadecimal, as `readSeeds` returns them
 */
export function brandTokens(seeds: BrandSeeds): BrandTokens {
  const cloth = clothTokens(seeds);
  return {
    ...cloth,
    ...prefixed('light-', lightTheme(seeds, cloth)),
    ...prefixed('dark-', darkTheme(seeds)),
    ...dataRamps(seeds),
  };
}

const prefixed = (prefix: string, tokens: BrandTokens): BrandTokens =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`${prefix}${name}`, value]));

/** The dark ground of hero and footer, and the accent on it. */
function clothTokens(seeds: BrandSeeds): BrandTokens {
  const [primary, accent] = [oklch(seeds.primary), oklch(seeds.accent)];
  const soft = Math.min(0.045, primary.c * 0.5);
  const cloth = clothOf(seeds, 0.277);
  const raised = clothOf(seeds, 0.336);
  const sunk = clothOf(seeds, 0.215);
  // Lighter, so that the darkest red and blue are legible on it as well.
  const offbeat = legible(seeds.accent, 'lighter', text(cloth, raised), { on: [cloth], least: 5.6 });
  const bright = legible(shade(accent, oklch(offbeat).l + 0.06), 'lighter', text(cloth, raised));
  return {
    'cloth-2': raised,
    'cloth-sunk': sunk,
    'cloth-line-strong': legible(shade(primary, 0.64, 0.09), 'lighter', line(cloth, raised)),
    'cloth-control': legible(shade(primary, 0.76, 0.07), 'lighter', line(cloth, raised)),
    'cloth-weave': clothOf(seeds, 0.402),
    'on-cloth': legible(shade(oklch(seeds.ground), 0.96), 'lighter', text(cloth, raised, sunk)),
    'on-cloth-2': legible(shade(primary, 0.925, soft), 'lighter', text(cloth, raised, sunk)),
    'on-cloth-muted': legible(shade(primary, 0.87, soft), 'lighter', text(cloth, raised, sunk)),
    offbeat,
    'offbeat-bright': bright,
    'offbeat-edge': shade(accent, 0.52),
    'on-offbeat': legible(sunk, 'darker', text(offbeat, bright)),
    'on-offbeat-muted': legible(clothOf(seeds, 0.3), 'darker', text(offbeat)),
  };
}

/** Text in a tint of the seed, dark or light, whichever has more contrast. */
function textOn(ground: string, { ink, ground: paper }: BrandSeeds): string {
  return ratio('#000000', ground) > ratio('#ffffff', ground)
    ? legible(ink, 'darker', text(ground))
    : legible(paper, 'lighter', text(ground));
}

/** Temperature, air quality and amounts: in each the last step is the hottest, worst or highest. */
function dataRamps(seeds: BrandSeeds): BrandTokens {
  const [primary, danger] = [oklch(seeds.primary), oklch(seeds.danger)];
  const ramps: Record<string, string[]> = {
    temp: [
      shade(blue, 0.44),
      shade(blue, 0.7),
      shade(warm(danger), 0.92, 0.05),
      shade(warm(danger), 0.82, 0.09),
      shade(danger, 0.69),
      shade(danger, 0.44),
    ],
    air: [
      shade(primary, 0.68, 0.1),
      shade(primary, 0.79, 0.08),
      shade(warm(danger), 0.88, 0.07),
      shade(warm(danger), 0.69),
      shade(danger, 0.44),
      shade(danger, 0.33),
    ],
    amount: [0.94, 0.88, 0.8, 0.7, 0.44, 0.31].map((l) => shade(blue, l, l > 0.85 ? 0.04 : 0.1)),
  };
  return Object.fromEntries(
    Object.entries(ramps).flatMap(([name, steps]) =>
      steps.flatMap((hex, index) => [
        [`${name}-${index + 1}`, hex],
        [`on-${name}-${index + 1}`, textOn(hex, seeds)],
      ]),
    ),
  );
}
