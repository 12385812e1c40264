import { Type } from 'typebox';
import { count, localised, oneOf, ref, sampleMark, strictObject } from '../../http/schemas.ts';
import { contentResource } from '../content-resource.ts';

const Partner = strictObject(
  {
    name: Type.String({ minLength: 1, maxLength: 80, examples: ['Zamba Ndakisa'] }),
    type: localised(60, { examples: ['Environmental NGO'] }),
    focus: localised(120, { examples: ['Tree nurseries and reforestation'] }),
    status: oneOf(['Active', 'Inactive']),
    since: Type.String({ pattern: '^\\d{4}$', description: 'Year of the first agreement', examples: ['2021'] }),
    location: localised(80, { examples: ['Nsele, Kinshasa'] }),
    projects: count('Joint projects', 4),
    sample: sampleMark(),
  },
  { $id: 'Partner', description: 'An organisation that works with the foundation' },
);

export const partners = contentResource({
  path: '/partners',
  operationId: 'getPartners',
  summary: 'Organisations that work with the foundation',
  tag: 'Partnerships',
  answer: Type.Array(ref(Partner), {
    $id: 'Partners',
    description: 'The partners, in the order in which they are shown',
  }),
});
