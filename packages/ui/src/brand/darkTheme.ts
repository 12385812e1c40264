import type { Oklch } from 'culori';
import { all, type BrandTokens, blue, clothOf, type Grounds, line, text, warm } from './parts.ts';
import type { BrandSeeds } from './seeds.ts';
import { legible, oklch, shade } from './shade.ts';

function darkNeutrals(seeds: BrandSeeds): Grounds & BrandTokens {
  const seed = oklch(seeds.primary);
  const at = (l: number, share: number) => shade(seed, l, Math.min(0.06, seed.c * share));
  const grounds = { bg: at(0.215, 0.4), surface: at(0.258, 0.45), sunk: at(0.188, 0.35) };
  return {
    ...grounds,
    line: at(0.369, 0.5),
    'line-strong': legible(at(0.543, 0.5), 'lighter', line(...all(grounds))),
    control: legible(at(0.662, 0.4), 'lighter', line(...all(grounds))),
    text: legible(shade(oklch(seeds.ground), 0.955), 'lighter', { on: all(grounds), least: 7 }),
    'text-2': legible(at(0.875, 0.3), 'lighter', text(...all(grounds))),
    'text-muted': legible(at(0.785, 0.3), 'lighter', text(...all(grounds))),
    cloth: clothOf(seeds, 0.245),
    'cloth-line': clothOf(seeds, 0.42),
    weave: at(0.56, 0.9),
    sign: legible(at(0.787, 0.7), 'lighter', text(...all(grounds))),
    'focus-gap': grounds.bg,
  };
}

/** The colours of the dark theme. */
export function darkTheme(seeds: BrandSeeds): BrandTokens {
  const grounds = darkNeutrals(seeds);
  const cloth = clothOf(seeds, 0.277);
  const primary = darkRole('primary', oklch(seeds.primary), grounds, cloth);
  const give = darkRole('give', oklch(seeds.accent), grounds, cloth);
  return {
    ...grounds,
    ...primary,
    ...give,
    ...darkRole('info', { ...blue, h: 262 }, grounds, cloth),
    ...darkRole('success', oklch(seeds.primary), grounds, cloth),
    ...darkRole('warning', warm(oklch(seeds.danger)), grounds, cloth),
    ...darkRole('danger', oklch(seeds.danger), grounds, cloth),
    ...darkRole('water', blue, grounds, cloth),
    link: primary['primary-hover'] ?? '',
    'link-thread': shade(oklch(seeds.accent), 0.56),
    focus: give['give-hover'] ?? '',
  };
}

/** The same in the dark theme. Errors are also on the light theme's cloth. */
function darkRole(name: string, colour: Oklch, grounds: Grounds, cloth: string): BrandTokens {
  const soft = shade(colour, 0.3, Math.min(0.07, colour.c * 0.5));
  const start = shade(colour, Math.max(colour.l, 0.77), Math.max(0.02, colour.c * 0.8));
  const base = legible(start, 'lighter', text(...all(grounds), soft, cloth));
  return {
    [name]: base,
    [`${name}-hover`]: shade(oklch(base), oklch(base).l + 0.06),
    [`${name}-edge`]: shade(colour, 0.5),
    [`on-${name}`]: legible(shade(colour, 0.2, colour.c * 0.4), 'darker', text(base)),
    [`${name}-soft`]: soft,
    [`on-${name}-soft`]: legible(shade(colour, 0.875, Math.min(0.07, colour.c * 0.5)), 'lighter', text(soft)),
  };
}
