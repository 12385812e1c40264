import type { FastifyInstance } from 'fastify';
import { withTypes } from '../http/api.ts';
import { contentCheckRoutes } from './check-routes.ts';
import { contentDraftRoutes } from './draft-routes.ts';
import { contentFileRoutes } from './file-routes.ts';
import { contentListRoutes } from './list-routes.ts';
import { contentPhotoRoute } from './photo-route.ts';
import { contentPreviewRoute } from './preview-route.ts';
import { contentProposalRoutes } from './proposal-routes.ts';
import { contentPublicationRoutes } from './publication-routes.ts';

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
