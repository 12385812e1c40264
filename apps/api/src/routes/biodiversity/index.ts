import { contentResource } from '../../content/resource.ts';
import { Biodiversity } from './schemas.ts';

export const biodiversity = contentResource({
  path: '/biodiversity',
  operationId: 'getBiodiversity',
  summary: 'Efforts and pictures of the biodiversity page',
  tag: 'Programs',
  answer: Biodiversity,
});
