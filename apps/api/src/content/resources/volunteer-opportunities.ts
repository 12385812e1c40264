import { Type } from 'typebox';
import { localised, oneOf, ref, sampleMark, strictObject } from '../../http/schemas.ts';
import { contentResource } from '../content-resource.ts';

const VolunteerOpportunity = strictObject(
  {
    title: localised(80, { examples: ['Field data collectors'] }),
    description: localised(240, { examples: ['Count the young trees of a plot and read its rain gauge.'] }),
    where: localised(80, { examples: ['Kinshasa and surrounding areas'] }),
    when: localised(80, { description: 'The days in words', examples: ['Wednesday and Saturday'] }),
    days: Type.Array(oneOf(['whole', 'part', 'none']), {
      description: 'How much of each day it takes, from Monday to Sunday',
      minItems: 7,
      maxItems: 7,
      examples: [['none', 'none', 'whole', 'none', 'none', 'whole', 'none']],
    }),
    backgroundCheck: Type.Boolean({ description: 'Whether it requires a background check', examples: [true] }),
    sample: sampleMark(),
  },
  { $id: 'VolunteerOpportunity', description: 'Work that volunteers are wanted for' },
);

export const volunteerOpportunities = contentResource({
  path: '/volunteer-opportunities',
  operationId: 'getVolunteerOpportunities',
  summary: 'What volunteers are wanted for',
  tag: 'Applications',
  answer: Type.Array(ref(VolunteerOpportunity), {
    $id: 'VolunteerOpportunities',
    description: 'What volunteers are wanted for now, in the order in which it is shown',
  }),
});
