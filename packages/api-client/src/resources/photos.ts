import { provides } from '../base/tags.ts';
import generatedPhotos from '../generated/photos.ts';

export type * from '../generated/photos.ts';

/** What each call provides or makes stale. */
export const photosEndpoints = {
  getPhotos: provides('Photos'),
  getBoreholePhotos: provides('BoreholePhotos'),
  getTreePlantingPhotos: provides('TreePlantingPhotos'),
  getCommunityPhilanthropyPhotos: provides('CommunityPhilanthropyPhotos'),
  getOtherPhotos: provides('OtherPhotos'),
  getClimateGalleryPreview: provides('ClimateGalleryPreview'),
  getCommunityGalleryPreview: provides('CommunityGalleryPreview'),
  getDigitalLiteracyGallery: provides('DigitalLiteracyGallery'),
  getCommunityGallery: provides('CommunityGallery'),
};

/** The photos of the galleries and of the previews. Read-only, one answer per language. */
export const photosApi = generatedPhotos.enhanceEndpoints({
  addTagTypes: [
    'Photos',
    'BoreholePhotos',
    'TreePlantingPhotos',
    'CommunityPhilanthropyPhotos',
    'OtherPhotos',
    'ClimateGalleryPreview',
    'CommunityGalleryPreview',
    'DigitalLiteracyGallery',
    'CommunityGallery',
  ],
  endpoints: photosEndpoints,
});

export const {
  useGetPhotosQuery,
  useGetBoreholePhotosQuery,
  useGetTreePlantingPhotosQuery,
  useGetCommunityPhilanthropyPhotosQuery,
  useGetOtherPhotosQuery,
  useGetClimateGalleryPreviewQuery,
  useGetCommunityGalleryPreviewQuery,
  useGetDigitalLiteracyGalleryQuery,
  useGetCommunityGalleryQuery,
} = photosApi;
