import type { Api } from '../../http/api.ts';
import { contentCheckRoutes } from './check-routes.ts';
import { contentDraftRoutes } from './drafts/draft-routes.ts';
import { contentPreviewRoute } from './drafts/preview-route.ts';
import { contentFileRoutes } from './files/file-routes.ts';
import { contentPhotoRoute } from './files/photo-route.ts';
import { contentListRoutes } from './list-routes.ts';
import { contentNoteRoutes } from './note-routes.ts';
import { contentProposalRoutes } from './publishing/proposal-routes.ts';
import { contentPublicationRoutes } from './publishing/publication-routes.ts';

/** Lists of texts and pictures, edited in a browser. */
export async function staffRoutes(api: Api): Promise<void> {
  contentListRoutes(api);
  contentDraftRoutes(api);
  contentPublicationRoutes(api);
  contentProposalRoutes(api);
  contentCheckRoutes(api);
  contentNoteRoutes(api);
  contentPreviewRoute(api);
  await api.register(contentPhotoRoute);
  await api.register(contentFileRoutes);
}
