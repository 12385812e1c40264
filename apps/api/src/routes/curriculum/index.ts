import { contentResource } from '../../content/resource.ts';
import { Curriculum } from './schemas.ts';

export const curriculum = contentResource({
  path: '/curriculum',
  operationId: 'getCurriculum',
  summary: 'What the digital literacy course teaches',
  tag: 'Learning',
  answer: Curriculum,
});
