import { contentResource } from '../../content/resource.ts';
import { Reports } from './schemas.ts';

export const reports = contentResource({
  path: '/reports',
  operationId: 'getReports',
  summary: 'The monthly reports',
  tag: 'Foundation',
  answer: Reports,
});
