import type { Api } from '../../http/api.ts';
import { contentRoute } from '../content-route.ts';
import { FocusArea, Navigation, NavLink, Picture, Sign } from './schemas.ts';

/** GET /navigation */
export async function navigationRoutes(api: Api): Promise<void> {
  for (const schema of [Sign, Picture, NavLink, FocusArea, Navigation]) api.addSchema(schema);
  contentRoute(api, {
    path: '/navigation',
    key: 'navigation',
    operationId: 'getNavigation',
    summary: 'Focus areas and links of the top bar',
    answer: Navigation,
  });
}
