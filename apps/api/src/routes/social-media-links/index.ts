import { contentResource } from '../../content/resource.ts';
import { SocialMediaLinks } from './schemas.ts';

export const socialMediaLinks = contentResource({
  path: '/social_media_links',
  operationId: 'getSocialMediaLinks',
  summary: 'Profiles of the foundation on social networks',
  tag: 'Site',
  answer: SocialMediaLinks,
});
