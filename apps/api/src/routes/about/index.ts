import { contentResource } from '../../content/resource.ts';
import { AboutContent } from './schemas.ts';

export const about = contentResource({
  path: '/about',
  operationId: 'getAbout',
  summary: 'Origin, journey, values and vision of the foundation',
  tag: 'Foundation',
  answer: AboutContent,
});
