import { contentResource } from '../../content/resource.ts';
import { Settings } from './schemas.ts';

export const settings = contentResource({
  path: '/settings',
  operationId: 'getSettings',
  summary: 'Pictures and contacts that several pages show',
  tag: 'Site',
  answer: Settings,
});
