import type { FastifyInstance } from 'fastify';
import { withTypes } from '../http/api.ts';
import { contentCheckRoutes } from './check-routes.ts';
import { contentDraftRoutes } from './drafts/draft-routes.ts';
import { contentPreviewRoute } from './drafts/preview-route.ts';
import { contentFileRoutes } from './files/file-routes.ts';
import { contentPhotoRoute } from './files/photo-route.ts';
import { contentListRoutes } from './list-routes.ts';
import { contentProposalRoutes } from './publishing/proposal-routes.ts';
import { contentPublicationRoutes } from './publishing/publication-routes.ts';

/** Lists of texts and pictures, edited in a browser. */
export async function staffContentRoutes(app: FastifyInstance): Promise<void> {
  const api = withTypes(app);
  contentListRoutes(api);
  contentDraftRoutes(api);
  contentPublicationRoutes(api);
  contentProposalRoutes(api);
  contentCheckRoutes(api);
  contentPreviewRoute(api);
  await app.register(contentPhotoRoute);
  await app.register(contentFileRoutes);
}
