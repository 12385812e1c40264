import { Type } from 'typebox';
import { localised, pictureAddress, ref, sampleMark, strictObject } from '../../http/schemas.ts';
import { contentResource } from '../content-resource.ts';

const ClimateSuccessStory = strictObject(
  {
    title: localised(80, { examples: ['A borehole in Nsele'] }),
    description: localised(400, { examples: ['The first borehole of the foundation stands on its land in Nsele.'] }),
    image: pictureAddress(),
    alt: localised(160, { description: 'What the image shows', examples: ['Illustration: a hand pump by a pool.'] }),
    impact: localised(100, { examples: ['Over 500 people have clean water'] }),
    sample: sampleMark(),
  },
  { $id: 'ClimateSuccessStory' },
);

export const climateSuccessStories = contentResource({
  path: '/climate-success-stories',
  operationId: 'getClimateSuccessStories',
  summary: 'Success stories of the climate mitigation page',
  tag: 'Programs',
  answer: Type.Array(ref(ClimateSuccessStory), {
    $id: 'ClimateSuccessStories',
  }),
});
