import { contentResource } from '../../content/resource.ts';
import { CommunityImpactStats } from './schemas.ts';

export const communityImpactStats = contentResource({
  path: '/community-impact-stats',
  operationId: 'getCommunityImpactStats',
  summary: 'Figures of the community empowerment page',
  tag: 'Programs',
  answer: CommunityImpactStats,
});
