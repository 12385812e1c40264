import { Type } from 'typebox';
import { localised, oneOf, pictureAddress, ref, sampleMark, sitePath, strictObject } from '../../http/schemas.ts';
import { contentResource } from '../content-resource.ts';

const Story = strictObject(
  {
    id: Type.String({
      pattern: '^[a-z0-9-]{1,40}$',
      description: 'Of its own address: `/impact?story=hundred-trees`. It stays when the title changes',
      examples: ['hundred-trees'],
    }),
    title: localised(80, { examples: ['A hundred trees in one rainy season'] }),
    description: localised(400, {
      examples: ['A volunteer in Nsele planted a hundred trees along the road to the school.'],
    }),
    image: pictureAddress(),
    alt: localised(160, { description: 'What the image shows', examples: ['Illustration: rows of seedlings.'] }),
    category: localised(40, { examples: ['Reforestation'] }),
    impact: localised(60, { description: 'The result in a few words', examples: ['100+ trees planted'] }),
    icon: oneOf(['TreePine', 'Droplets', 'Heart', 'Users', 'Laptop', 'Gem', 'CloudSun'], {
      description: 'Name of a lucide icon',
    }),
    onClick: Type.Union([sitePath('/data'), Type.Null()], {
      description: 'The page that the card opens; null: it opens its gallery, or nothing',
      examples: ['/data'],
    }),
    hasGallery: Type.Boolean({ description: 'Whether the card opens a dialog with photos' }),
    galleryType: Type.Union([oneOf(['trees', 'other']), Type.Null()], {
      description: '`trees`: photos 1 to 20; `other`: photos 21 to 29; null without a gallery',
      examples: ['trees'],
    }),
    sample: sampleMark(),
  },
  { $id: 'Story', description: 'What changed for someone, and where' },
);

export const stories = contentResource({
  path: '/stories',
  operationId: 'getStories',
  summary: 'Stories of the impact page',
  tag: 'Foundation',
  answer: Type.Array(ref(Story), {
    $id: 'Stories',
    description: 'The stories of the impact page, in the order in which they are shown',
  }),
});
