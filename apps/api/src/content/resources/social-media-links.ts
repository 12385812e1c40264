import { Type } from 'typebox';
import { strictObject } from '../../http/schemas.ts';
import { contentResource } from '../content-resource.ts';

const link = (example: string) =>
  Type.Optional(Type.String({ format: 'uri', pattern: '^https://', examples: [example] }));

const SocialMediaLinks = strictObject(
  {
    sample: Type.Optional(
      Type.Boolean({ description: 'The profiles are invented: link to none of them', examples: [true] }),
    ),
    instagram: link('https://www.instagram.com/nzete.example'),
    facebook: link('https://www.facebook.com/nzete.example'),
    twitter: link('https://x.com/nzete_example'),
    tiktok: link('https://www.tiktok.com/@nzete.example'),
  },
  { $id: 'SocialMediaLinks', description: 'Addresses of the profiles of the foundation' },
);

export const socialMediaLinks = contentResource({
  path: '/social_media_links',
  operationId: 'getSocialMediaLinks',
  summary: 'Profiles of the foundation on social networks',
  tag: 'Site',
  answer: SocialMediaLinks,
});
