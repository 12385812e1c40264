import type { Api } from '../../http/api.ts';
import { contentRoute } from '../content-route.ts';
import { SocialMediaLinks } from './schemas.ts';

/** GET /social_media_links */
export async function socialMediaLinksRoutes(api: Api): Promise<void> {
  api.addSchema(SocialMediaLinks);
  contentRoute(api, {
    path: '/social_media_links',
    key: 'social_media_links',
    operationId: 'getSocialMediaLinks',
    summary: 'Profiles of the foundation on social networks',
    answer: SocialMediaLinks,
  });
}
