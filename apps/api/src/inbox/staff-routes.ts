import type { FastifyInstance } from 'fastify';
import { withTypes } from '../http/api.ts';
import { documentRoute } from './document-route.ts';
import { entryRoutes } from './entry-routes.ts';
import { listRoutes } from './list-routes.ts';
import { templateRoutes } from './template-routes.ts';

/** What was sent to the foundation, the messages about it, and an overview. */
export function staffInboxRoutes(app: FastifyInstance): void {
  const api = withTypes(app);
  listRoutes(api);
  entryRoutes(api);
  documentRoute(api);
  templateRoutes(api);
}
