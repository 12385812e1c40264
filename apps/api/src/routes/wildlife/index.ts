import { contentResource } from '../../content/resource.ts';
import { Wildlife } from './schemas.ts';

export const wildlife = contentResource({
  path: '/wildlife',
  operationId: 'getWildlife',
  summary: 'Programs and pictures of the wildlife page',
  tag: 'Programs',
  answer: Wildlife,
});
