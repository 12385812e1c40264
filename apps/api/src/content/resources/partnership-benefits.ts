import { Type } from 'typebox';
import { localised, oneOf, ref, strictObject } from '../../http/schemas.ts';
import { contentResource } from '../content-resource.ts';

const PartnershipBenefit = strictObject(
  {
    icon: oneOf(['Globe', 'TrendingUp', 'Users', 'Heart'], { description: 'Name of a lucide icon' }),
    title: localised(60, { examples: ['Results you can count'] }),
    description: localised(240, { examples: ['What you give is in the monthly report: trees, wells, people.'] }),
  },
  { $id: 'PartnershipBenefit', description: 'Something that a partnership brings' },
);

export const partnershipBenefits = contentResource({
  path: '/partnership-benefits',
  operationId: 'getPartnershipBenefits',
  summary: 'What a partnership brings',
  tag: 'Partnerships',
  answer: Type.Array(ref(PartnershipBenefit), {
    $id: 'PartnershipBenefits',
    description: 'What a partnership brings, in the order in which it is shown',
  }),
});
