import { contentResource } from '../../content/resource.ts';
import { PartnershipBenefits } from './schemas.ts';

export const partnershipBenefits = contentResource({
  path: '/partnership-benefits',
  operationId: 'getPartnershipBenefits',
  summary: 'What a partnership brings',
  tag: 'Partnerships',
  answer: PartnershipBenefits,
});
