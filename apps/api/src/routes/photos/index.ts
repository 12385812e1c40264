import { contentResource } from '../../content/resource.ts';
import { CommunityGallery, Photos } from './schemas.ts';

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

const communityGallery = contentResource({
  path: '/photos/community-gallery',
  operationId: 'getCommunityGallery',
  summary: 'The twelve photos of the community gallery page',
  tag,
  answer: CommunityGallery,
});

/** Every list of photos, in the order of the OpenAPI document. */
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
