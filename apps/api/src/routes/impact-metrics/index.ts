import { contentResource } from '../../content/resource.ts';
import { ImpactMetrics } from './schemas.ts';

export const impactMetrics = contentResource({
  path: '/impact-metrics',
  operationId: 'getImpactMetrics',
  summary: 'What the foundation has done since 2020, in figures',
  tag: 'Foundation',
  answer: ImpactMetrics,
});
