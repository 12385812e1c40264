import type { FastifyInstance } from 'fastify';
import { withTypes } from '../http/api.ts';
import { translationListRoutes } from './list-routes.ts';
import { translationTextRoutes } from './text-routes.ts';

/** Every text of the site in the other languages. */
export function translationRoutes(app: FastifyInstance): void {
  const api = withTypes(app);
  translationListRoutes(api);
  translationTextRoutes(api);
}
