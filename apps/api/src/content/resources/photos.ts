import { photoCategories } from '@nzete/domain';
import { Type } from 'typebox';
import { localised, oneOf, pictureAddress, ref, sampleMark, strictObject } from '../../http/schemas.ts';
import { type ContentResource, contentResource } from '../content-resource.ts';

const PhotoIcon = oneOf(['Sprout', 'Droplets', 'Users', 'Heart', 'Monitor', 'PawPrint', 'Music'], {
  $id: 'PhotoIcon',
  description: 'Name of the icon beside the category',
});

const CommunityGalleryCategory = oneOf(photoCategories, {
  $id: 'CommunityGalleryCategory',
  description: 'By which filter of the community gallery the photo is found',
});

const fields = {
  id: Type.Integer({
    minimum: 1,
    description: 'The same photo has the same id in every list: 1 to 20 are trees, 21 to 29 the community',
    examples: [2],
  }),
  src: pictureAddress(
    'An illustration, until the foundation has a photo to put in its place; of a photo the largest JPEG',
  ),
  alt: localised(160, {
    description: 'What is to be seen; says that it is an illustration',
    examples: ['Illustration: four people plant young trees in red earth.'],
  }),
  title: localised(60, { examples: ['Planting in Nsele'] }),
  description: localised(200, { examples: ['One digs, one carries, one plants: a tree takes three people.'] }),
};
const icon = Type.Union([ref(PhotoIcon), Type.Null()], { examples: ['Sprout'] });

const Photo = strictObject(
  { ...fields, category: localised(40, { examples: ['Tree planting'] }), icon, sample: sampleMark() },
  { $id: 'Photo' },
);

const Photos = Type.Array(ref(Photo), {
  $id: 'Photos',
  description: 'Photos in the order in which they are shown',
});

const CommunityGalleryPhoto = strictObject(
  { ...fields, category: ref(CommunityGalleryCategory), icon, sample: sampleMark() },
  { $id: 'CommunityGalleryPhoto' },
);

export const CommunityGallery = Type.Array(ref(CommunityGalleryPhoto), {
  $id: 'CommunityGallery',
  description: 'Photos of the community gallery, to be filtered by category',
});

const tag = 'Photos';

const listOf = (path: ContentResource['path'], operationId: string, summary: string) =>
  contentResource({ path, operationId, summary, tag, answer: Photos });

export const photos = listOf(
  '/photos',
  'getPhotos',
  'Photos of the impact page: ids 1 to 20 are trees, 21 to 29 the community',
);

export const communityGallery = contentResource({
  path: '/photos/community-gallery',
  operationId: 'getCommunityGallery',
  summary: 'The twelve photos of the community gallery page',
  tag,
  answer: CommunityGallery,
});

/** All lists of photos, in the order of the OpenAPI document. */
export const photoResources = [
  photos,
  listOf('/photos/borehole', 'getBoreholePhotos', 'Photos of boreholes and water points'),
  listOf('/photos/tree-planting', 'getTreePlantingPhotos', 'Photos of tree planting for the gallery page'),
  listOf(
    '/photos/community-philanthropy',
    'getCommunityPhilanthropyPhotos',
    'Photos of the community and of mutual aid',
  ),
  listOf('/photos/other', 'getOtherPhotos', 'Photos of the other projects'),
  listOf('/photos/climate-gallery-preview', 'getClimateGalleryPreview', 'A few photos for the climate mitigation page'),
  listOf(
    '/photos/community-gallery-preview',
    'getCommunityGalleryPreview',
    'A few photos of the community gallery for the community empowerment page',
  ),
  listOf('/photos/digital-literacy-gallery', 'getDigitalLiteracyGallery', 'Photos of the digital literacy courses'),
  communityGallery,
];
