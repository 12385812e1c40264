import { contentResource } from '../../content/resource.ts';
import { Stories } from './schemas.ts';

export const stories = contentResource({
  path: '/stories',
  operationId: 'getStories',
  summary: 'Stories of the impact page',
  tag: 'Foundation',
  answer: Stories,
});
