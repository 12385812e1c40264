import type { FastifyInstance } from 'fastify';
import { withTypes } from '../http/api.ts';
import { translationExchangeRoutes } from './exchange-routes.ts';
import { translationListRoutes } from './list-routes.ts';
import { translationTextRoutes } from './text-routes.ts';

/** Every text of the site in the other languages. */
export async function translationRoutes(app: FastifyInstance): Promise<void> {
  const api = withTypes(app);
  translationListRoutes(api);
  translationTextRoutes(api);
  await app.register(translationExchangeRoutes);
}
