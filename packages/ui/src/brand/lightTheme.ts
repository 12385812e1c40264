import { all, type BrandTokens, blue, clothOf, type Grounds, line, text, warm } from './parts.ts';
import type { BrandSeeds } from './seeds.ts';
import { legible, oklch, shade } from './shade.ts';

function lightNeutrals({ ground }: BrandSeeds): Grounds & BrandTokens {
  const seed = oklch(ground);
  const grounds = {
    bg: ground,
    surface: shade(seed, seed.l + 0.028, seed.c * 0.6),
    sunk: shade({ ...seed, c: seed.c * 1.5 }, seed.l - 0.045, 0.05),
  };
  return {
    ...grounds,
    line: shade({ ...seed, c: seed.c * 2 }, seed.l - 0.12, 0.06),
    'line-strong': legible(shade({ ...seed, c: seed.c * 2.5 }, 0.6, 0.07), 'darker', line(...all(grounds))),
  };
}

/** The colours of the light theme. */
export function lightTheme(seeds: BrandSeeds, { offbeat = '' }: BrandTokens): BrandTokens {
  const neutrals = lightNeutrals(seeds);
  const grounds = all(neutrals);
  const [ink, danger, accent] = [oklch(seeds.ink), oklch(seeds.danger), oklch(seeds.accent)];
  const primary = lightRole('primary', seeds.primary, neutrals, []);
  return {
    ...neutrals,
    control: legible(shade(ink, 0.55, 0.05), 'darker', line(...grounds)),
    text: legible(seeds.ink, 'darker', { on: grounds, least: 7 }),
    'text-2': legible(shade(ink, 0.39, 0.06), 'darker', text(...grounds)),
    'text-muted': legible(shade(ink, 0.46, 0.06), 'darker', text(...grounds)),
    ...primary,
    ...lightRole('give', seeds.accent, neutrals, []),
    ...lightRole('info', shade({ ...blue, h: 262, c: 0.16 }, 0.46), neutrals, [offbeat]),
    ...lightRole('success', seeds.primary, neutrals, []),
    ...lightRole('warning', shade(warm(danger), 0.47), neutrals, []),
    ...lightRole('danger', seeds.danger, neutrals, [offbeat]),
    ...lightRole('water', shade(blue, 0.5), neutrals, []),
    link: primary.primary ?? '',
    'link-thread': shade(accent, 0.6),
    cloth: clothOf(seeds, 0.277),
    'cloth-line': clothOf(seeds, 0.474),
    weave: primary.primary ?? '',
    sign: primary.primary ?? '',
    focus: primary.primary ?? '',
    'focus-gap': neutrals.surface,
  };
}

/** A colour as a filled ground, as text, and as a tint with text, in the light theme. */
function lightRole(name: string, seed: string, grounds: Grounds, alsoOn: string[]): BrandTokens {
  const colour = oklch(seed);
  const soft = shade(colour, 0.935, Math.min(0.04, colour.c * 0.4));
  const base = legible(seed, 'darker', text(...all(grounds), soft));
  const { l } = oklch(base);
  const hover = shade(colour, l - 0.065);
  return {
    [name]: base,
    [`${name}-hover`]: hover,
    [`${name}-edge`]: shade(colour, l - 0.18, colour.c * 0.7),
    [`on-${name}`]: legible(grounds.surface, 'lighter', text(base, hover)),
    [`${name}-soft`]: soft,
    [`on-${name}-soft`]: legible(shade(colour, 0.35, colour.c * 0.85), 'darker', text(soft, ...alsoOn)),
  };
}
