import { photoCategories } from '@nzete/domain';
import { Type } from 'typebox';
import { localised, oneOf, pictureAddress, ref, sampleMark, strictObject } from '../../http/schemas.ts';
import { contentResource } from '../content-resource.ts';

const PhotoIcon = oneOf(['Sprout', 'Droplets', 'Users', 'Heart', 'Monitor', 'PawPrint', 'Music'], {
  $id: 'PhotoIcon',
  description: 'Name of the icon beside the category',
});

/** The filters of the community gallery. */

const CommunityGalleryCategory = oneOf(photoCategories, {
  $id: 'CommunityGalleryCategory',
  description: 'By which filter of the community gallery the photo is found',
});

const id = Type.Integer({
  minimum: 1,
  description: 'The same photo has the same id in every list: 1 to 20 are trees, 21 to 29 the community',
  examples: [2],
});
const src = pictureAddress(
  'An illustration, until the foundation has a photo to put in its place; of a photo the largest JPEG',
);
const alt = localised(160, {
  description: 'What is to be seen; says that it is an illustration',
  examples: ['Illustration: four people plant young trees in red earth.'],
});
const title = localised(60, { examples: ['Planting in Nsele'] });
const description = localised(200, { examples: ['One digs, one carries, one plants: a tree takes three people.'] });
const icon = Type.Union([ref(PhotoIcon), Type.Null()], { examples: ['Sprout'] });

const Photo = strictObject(
  {
    id,
    src,
    alt,
    title,
    description,
    category: localised(40, { examples: ['Tree planting'] }),
    icon,
    sample: sampleMark(),
  },
  { $id: 'Photo' },
);

const Photos = Type.Array(ref(Photo), {
  $id: 'Photos',
  minItems: 1,
  description: 'Photos in the order in which they are shown',
});

const CommunityGalleryPhoto = strictObject(
  { id, src, alt, title, description, category: ref(CommunityGalleryCategory), icon, sample: sampleMark() },
  { $id: 'CommunityGalleryPhoto' },
);

export const CommunityGallery = Type.Array(ref(CommunityGalleryPhoto), {
  $id: 'CommunityGallery',
  minItems: 1,
  description: 'Photos of the community gallery, to be filtered by category',
});

const tag = 'Photos';

export const photos = contentResource({
  path: '/photos',
  operationId: 'getPhotos',
  summary: 'Photos of the impact page: ids 1 to 20 are trees, 21 to 29 the community',
  tag,
  answer: Photos,
});

const boreholePhotos = contentResource({
  path: '/photos/borehole',
  operationId: 'getBoreholePhotos',
  summary: 'Photos of boreholes and water points',
  tag,
  answer: Photos,
});

const treePlantingPhotos = contentResource({
  path: '/photos/tree-planting',
  operationId: 'getTreePlantingPhotos',
  summary: 'Photos of tree planting for the gallery page',
  tag,
  answer: Photos,
});

const communityPhilanthropyPhotos = contentResource({
  path: '/photos/community-philanthropy',
  operationId: 'getCommunityPhilanthropyPhotos',
  summary: 'Photos of the community and of mutual aid',
  tag,
  answer: Photos,
});

const otherPhotos = contentResource({
  path: '/photos/other',
  operationId: 'getOtherPhotos',
  summary: 'Photos of the other projects',
  tag,
  answer: Photos,
});

const climateGalleryPreview = contentResource({
  path: '/photos/climate-gallery-preview',
  operationId: 'getClimateGalleryPreview',
  summary: 'A few photos for the climate mitigation page',
  tag,
  answer: Photos,
});

const communityGalleryPreview = contentResource({
  path: '/photos/community-gallery-preview',
  operationId: 'getCommunityGalleryPreview',
  summary: 'A few photos of the community gallery for the community empowerment page',
  tag,
  answer: Photos,
});

const digitalLiteracyGallery = contentResource({
  path: '/photos/digital-literacy-gallery',
  operationId: 'getDigitalLiteracyGallery',
  summary: 'Photos of the digital literacy courses',
  tag,
  answer: Photos,
});

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
  boreholePhotos,
  treePlantingPhotos,
  communityPhilanthropyPhotos,
  otherPhotos,
  climateGalleryPreview,
  communityGalleryPreview,
  digitalLiteracyGallery,
  communityGallery,
];
