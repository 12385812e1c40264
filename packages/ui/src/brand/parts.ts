import type { Oklch } from 'culori';
import type { BrandSeeds } from './seeds.ts';
import { oklch, shade } from './shade.ts';

/** Colours by the name of their token, without its prefix. */
export type BrandTokens = Record<string, string>;

/** Water, rain and cold are blue in every brand, as on any map. */
export const blue: Oklch = { mode: 'oklch', l: 0.5, c: 0.12, h: 245 };

/** The three grounds of a page. */
export interface Grounds {
  bg: string;
  surface: string;
  sunk: string;
}

/** Text at 4.5:1, lines at 3:1. */
export const text = (...on: string[]) => ({ on, least: 4.5 });
export const line = (...on: string[]) => ({ on, least: 3 });
export const all = ({ bg, surface, sunk }: Grounds) => [bg, surface, sunk];

/** Between red and yellow: a warning is no error. */
export const warm = (danger: Oklch): Oklch => ({ ...danger, c: Math.max(0.1, danger.c * 0.7), h: 48 });

/** The primary colour as the dark ground of hero and footer. */
export const clothOf = ({ primary }: BrandSeeds, l: number) => {
  const seed = oklch(primary);
  return shade(seed, l, Math.min(0.09, seed.c * 0.65));
};
