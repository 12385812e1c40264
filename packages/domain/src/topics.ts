/**
 * The topics of the articles, in reading order: each has a file, `content/explained/<topic>.json`,
 * and a page, `/help/<topic>`.
 */
export const topics = [
  'climate',
  'forests',
  'farming',
  'values',
  'water-and-floods',
  'health-and-air',
  'energy-and-minerals',
  'agreements-and-money',
  'youth',
] as const;
export type Topic = (typeof topics)[number];
