import { contentResource } from '../../content/resource.ts';
import { ClimatePrograms } from './schemas.ts';

export const climatePrograms = contentResource({
  path: '/climate-programs',
  operationId: 'getClimatePrograms',
  summary: 'Programs of the climate mitigation page',
  tag: 'Programs',
  answer: ClimatePrograms,
});
