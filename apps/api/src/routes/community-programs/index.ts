import { contentResource } from '../../content/resource.ts';
import { CommunityPrograms } from './schemas.ts';

export const communityPrograms = contentResource({
  path: '/community-programs',
  operationId: 'getCommunityPrograms',
  summary: 'Programs of the community empowerment page',
  tag: 'Programs',
  answer: CommunityPrograms,
});
