import { Type } from 'typebox';
import { count, localised, oneOf, Picture, ref, strictObject } from '../../http/schemas.ts';
import { contentResource } from '../content-resource.ts';

const AboutValue = strictObject(
  {
    id: oneOf(['sustainability', 'community', 'innovation', 'integrity']),
    title: localised(40, { examples: ['Sustainability'] }),
    description: localised(240, { examples: ['What we start must live on without us.'] }),
  },
  { $id: 'AboutValue', description: 'One of the four values' },
);

const AboutFigures = strictObject(
  {
    founded: Type.Integer({ minimum: 2000, description: 'Year of the first work', examples: [2020] }),
    foundationTrees: count('Trees by the end of the first period', 5000),
    expansionTrees: count('Trees by the end of the second', 25000),
    innovationTrees: count('Trees in the third, so far', 50000),
    communities: count('Communities worked with', 15),
  },
  { $id: 'AboutFigures', description: 'Figures of the journey; each is a lower bound and is shown with a +' },
);

const AboutVision = strictObject(
  {
    title: localised(80, { examples: ['By 2030'] }),
    description: localised(400, { examples: ['A million trees, and wells that the villages look after themselves.'] }),
    trees: count('Trees planted, shown as 1M+', 1000000),
    communities: count('Communities, shown as 100+', 100),
    lives: count('Lives changed, shown as 10K+', 10000),
    targetYear: Type.Integer({ minimum: 2025, examples: [2030] }),
  },
  { $id: 'AboutVision', description: 'What the foundation wants to have reached by the target year' },
);

const AboutContent = strictObject(
  {
    heroTitle: localised(80, { examples: ['We began with one borehole'] }),
    heroDescription: localised(320, { examples: ['We plant forests, bring clean water and publish what we measure.'] }),
    heroImage: ref(Picture),
    originTitle: localised(80, { examples: ['Where we come from'] }),
    originStory: localised(1200, {
      description: 'How it began, in one paragraph',
      examples: ['In 2020 a few young people from Nsele began to plant on land where only stumps were left.'],
    }),
    teamTitle: localised(80, { examples: ['From one street to many provinces'] }),
    teamGrowth: localised(800, {
      description: 'How the team grew, in one paragraph',
      examples: ['At first everyone lived within walking distance of the borehole. Then teachers joined.'],
    }),
    journeyTitle: localised(80, { examples: ['Our journey'] }),
    foundationPeriod: localised(60, { examples: ['2020–2021: foundation'] }),
    foundationDesc: localised(600, { examples: ['The first 5,000 trees and the borehole in Nsele.'] }),
    expansionPeriod: localised(60, { examples: ['2022–2023: expansion'] }),
    expansionDesc: localised(600, { examples: ['25,000 trees, and work with more than 15 communities.'] }),
    innovationPeriod: localised(60, { examples: ['2024 onward: innovation'] }),
    innovationDesc: localised(600, { examples: ['More than 50,000 trees, and climate data open to everyone.'] }),
    figures: ref(AboutFigures),
    valuesTitle: localised(80, { examples: ['What we hold to'] }),
    values: Type.Array(ref(AboutValue), { minItems: 4, maxItems: 4 }),
    vision: ref(AboutVision),
  },
  { $id: 'AboutContent', description: 'The texts and figures of the page about the foundation' },
);

export const about = contentResource({
  path: '/about',
  operationId: 'getAbout',
  summary: 'Origin, journey, values and vision of the foundation',
  tag: 'Foundation',
  answer: AboutContent,
});
