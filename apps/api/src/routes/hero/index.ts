import { contentResource } from '../../content/resource.ts';
import { Hero } from './schemas.ts';

export const hero = contentResource({
  path: '/hero',
  operationId: 'getHero',
  summary: 'Pictures and figures of the first screen',
  tag: 'Site',
  answer: Hero,
});
