import type { FastifyInstance } from 'fastify';
import { withTypes } from '../http/api.ts';
import type { RouteSettings } from '../subject.ts';
import { translationExchangeRoutes } from './files/exchange-routes.ts';
import { translationListRoutes } from './list-routes.ts';
import { mailPreviewRoute } from './mail-preview-route.ts';
import { translationProposalRoutes } from './proposal-routes.ts';
import { translationTextRoutes } from './text-routes.ts';

/** Every text of the site in the other languages. */
export async function translationRoutes(app: FastifyInstance, settings: RouteSettings): Promise<void> {
  const api = withTypes(app);
  translationListRoutes(api);
  translationTextRoutes(api);
  translationProposalRoutes(api);
  mailPreviewRoute(api, settings);
  await app.register(translationExchangeRoutes);
}
