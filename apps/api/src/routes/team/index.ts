import { contentResource } from '../../content/resource.ts';
import { TeamMembers } from './schemas.ts';

export const team = contentResource({
  path: '/team',
  operationId: 'getTeam',
  summary: 'The people who lead the foundation',
  tag: 'Foundation',
  answer: TeamMembers,
});
