import { Type } from 'typebox';
import { count, Picture, ref, strictObject } from '../../http/schemas.ts';
import { contentResource } from '../content-resource.ts';

const HeroStats = strictObject(
  {
    trees: count('Trees planted', 50000),
    volunteers: count('Active volunteers', 500),
    boreholes: count('Boreholes completed', 1),
    educated: count('People educated', 2000),
    centers: count('Planned digital centres', 15),
    treesOfOne: count('Trees planted by one volunteer', 100),
    asOf: Type.String({ format: 'date', description: 'The day on which they were counted', examples: ['2025-11-30'] }),
  },
  {
    $id: 'HeroStats',
    description:
      'Figures of the home page, each with a period of its own: totals since 2020, volunteers registered on the day, centres that are planned, trees of one rainy season; the first three are on the first screen',
  },
);

const Hero = strictObject(
  { images: Type.Array(ref(Picture), { minItems: 1 }), stats: ref(HeroStats) },
  { $id: 'Hero', description: 'Pictures and figures of the first screen' },
);

export const hero = contentResource({
  path: '/hero',
  operationId: 'getHero',
  summary: 'Pictures and figures of the first screen',
  tag: 'Site',
  answer: Hero,
});
