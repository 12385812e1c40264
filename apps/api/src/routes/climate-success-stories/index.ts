import { contentResource } from '../../content/resource.ts';
import { ClimateSuccessStories } from './schemas.ts';

export const climateSuccessStories = contentResource({
  path: '/climate-success-stories',
  operationId: 'getClimateSuccessStories',
  summary: 'Success stories of the climate mitigation page',
  tag: 'Programs',
  answer: ClimateSuccessStories,
});
