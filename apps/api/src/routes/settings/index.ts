import type { Api } from '../../http/api.ts';
import { contentRoute } from '../content-route.ts';
import { Contact, Settings } from './schemas.ts';

/** GET /settings */
export async function settingsRoutes(api: Api): Promise<void> {
  for (const schema of [Contact, Settings]) api.addSchema(schema);
  contentRoute(api, {
    path: '/settings',
    key: 'settings',
    operationId: 'getSettings',
    summary: 'Pictures and contacts that several pages show',
    answer: Settings,
  });
}
