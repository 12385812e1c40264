import type { Api } from '../../http/api.ts';
import { contentRoute } from '../content-route.ts';
import { Hero, HeroStats } from './schemas.ts';

/** GET /hero */
export async function heroRoutes(api: Api): Promise<void> {
  for (const schema of [HeroStats, Hero]) api.addSchema(schema);
  contentRoute(api, {
    path: '/hero',
    key: 'hero',
    operationId: 'getHero',
    summary: 'Pictures and figures of the first screen',
    answer: Hero,
  });
}
