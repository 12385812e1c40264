import { contentResource } from '../../content/resource.ts';
import { Navigation } from './schemas.ts';

export const navigation = contentResource({
  path: '/navigation',
  operationId: 'getNavigation',
  summary: 'Focus areas and links of the top bar',
  tag: 'Site',
  answer: Navigation,
});
