import { Type } from 'typebox';
import { Picture, ref, strictObject } from '../../http/schemas.ts';
import { contentResource } from '../content-resource.ts';

const HeroStats = strictObject(
  {
    trees: Type.Integer({ minimum: 0, description: 'Trees planted', examples: [50000] }),
    volunteers: Type.Integer({ minimum: 0, description: 'Active volunteers', examples: [500] }),
    boreholes: Type.Integer({ minimum: 0, description: 'Boreholes completed', examples: [1] }),
    educated: Type.Integer({ minimum: 0, description: 'People educated', examples: [2000] }),
    centers: Type.Integer({ minimum: 0, description: 'Planned digital centres', examples: [15] }),
    treesOfOne: Type.Integer({ minimum: 0, description: 'Trees planted by one volunteer', examples: [100] }),
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
