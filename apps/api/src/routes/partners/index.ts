import { contentResource } from '../../content/resource.ts';
import { Partners } from './schemas.ts';

export const partners = contentResource({
  path: '/partners',
  operationId: 'getPartners',
  summary: 'Organisations that work with the foundation',
  tag: 'Partnerships',
  answer: Partners,
});
