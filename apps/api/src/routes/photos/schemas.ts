import { Type } from 'typebox';
import { closed, localised, oneOf, pictureAddress, ref } from '../../http/schemas.ts';

const PhotoIcon = oneOf(['Sprout', 'Droplets', 'Users', 'Heart', 'Monitor', 'PawPrint', 'Music'], {
  $id: 'PhotoIcon',
  description: 'Name of the icon beside the category',
});

const CommunityGalleryCategory = oneOf(['training', 'leadership', 'celebrations', 'activities'], {
  $id: 'CommunityGalleryCategory',
  description: 'By which filter of the community gallery the photo is found',
});

const id = Type.Integer({
  minimum: 1,
  description: 'The same photo has the same id in every list: 1 to 20 are trees, 21 to 29 the community',
  examples: [2],
});
const src = pictureAddress('An illustration, until the foundation has a photo to put in its place');
const alt = localised(160, {
  description: 'What is to be seen; says that it is an illustration',
  examples: ['Illustration: four people plant young trees in red earth.'],
});
const title = localised(60, { examples: ['Planting in Nsele'] });
const description = localised(200, { examples: ['One digs, one carries, one plants: a tree takes three people.'] });
const icon = Type.Union([ref(PhotoIcon), Type.Null()], { examples: ['Sprout'] });

const Photo = closed(
  { id, src, alt, title, description, category: localised(40, { examples: ['Tree planting'] }), icon },
  { $id: 'Photo' },
);

export const Photos = Type.Array(ref(Photo), {
  $id: 'Photos',
  minItems: 1,
  description: 'Photos in the order in which they are shown',
});

const CommunityGalleryPhoto = closed(
  { id, src, alt, title, description, category: ref(CommunityGalleryCategory), icon },
  { $id: 'CommunityGalleryPhoto' },
);

export const CommunityGallery = Type.Array(ref(CommunityGalleryPhoto), {
  $id: 'CommunityGallery',
  minItems: 1,
  description: 'Photos of the community gallery, to be filtered by category',
});
