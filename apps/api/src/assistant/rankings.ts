import type { Weather } from '../climate/types.ts';

/** What a record measures. */
export type Measure = Exclude<keyof Weather, 'condition'>;

/** The ways to put the provinces in order: by which measure, and whether the highest comes first. */
export const rankings = {
  hottest: { measure: 'temperature', highestFirst: true },
  coldest: { measure: 'temperature', highestFirst: false },
  windiest: { measure: 'windSpeed', highestFirst: true },
  calmest: { measure: 'windSpeed', highestFirst: false },
  cleanest: { measure: 'airQuality', highestFirst: false },
  dirtiest: { measure: 'airQuality', highestFirst: true },
  dampest: { measure: 'humidity', highestFirst: true },
  driest: { measure: 'humidity', highestFirst: false },
  wettest: { measure: 'precipitation', highestFirst: true },
  clearest: { measure: 'visibility', highestFirst: true },
  haziest: { measure: 'visibility', highestFirst: false },
} as const satisfies Record<string, { measure: Measure; highestFirst: boolean }>;

/** One way to put the provinces in order. */
export type Ranking = keyof typeof rankings;
