import { baseApi as api } from "../base/api.js";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPhotos: build.query<GetPhotosApiResponse, GetPhotosApiArg>({
      query: (queryArg) => ({
        url: `/photos`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getBoreholePhotos: build.query<
      GetBoreholePhotosApiResponse,
      GetBoreholePhotosApiArg
    >({
      query: (queryArg) => ({
        url: `/photos/borehole`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getTreePlantingPhotos: build.query<
      GetTreePlantingPhotosApiResponse,
      GetTreePlantingPhotosApiArg
    >({
      query: (queryArg) => ({
        url: `/photos/tree-planting`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getCommunityPhilanthropyPhotos: build.query<
      GetCommunityPhilanthropyPhotosApiResponse,
      GetCommunityPhilanthropyPhotosApiArg
    >({
      query: (queryArg) => ({
        url: `/photos/community-philanthropy`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getOtherPhotos: build.query<
      GetOtherPhotosApiResponse,
      GetOtherPhotosApiArg
    >({
      query: (queryArg) => ({
        url: `/photos/other`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getClimateGalleryPreview: build.query<
      GetClimateGalleryPreviewApiResponse,
      GetClimateGalleryPreviewApiArg
    >({
      query: (queryArg) => ({
        url: `/photos/climate-gallery-preview`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getCommunityGalleryPreview: build.query<
      GetCommunityGalleryPreviewApiResponse,
      GetCommunityGalleryPreviewApiArg
    >({
      query: (queryArg) => ({
        url: `/photos/community-gallery-preview`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getDigitalLiteracyGallery: build.query<
      GetDigitalLiteracyGalleryApiResponse,
      GetDigitalLiteracyGalleryApiArg
    >({
      query: (queryArg) => ({
        url: `/photos/digital-literacy-gallery`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getCommunityGallery: build.query<
      GetCommunityGalleryApiResponse,
      GetCommunityGalleryApiArg
    >({
      query: (queryArg) => ({
        url: `/photos/community-gallery`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
/** The slice with the calls of this part: `photosApi.endpoints.getPhotos`. */
export const photosApi = injectedRtkApi;
export type GetPhotosApiResponse = /** status 200 The content */ Photos;
export type GetPhotosApiArg = {
  lang?: Lang;
};
export type GetBoreholePhotosApiResponse = /** status 200 The content */ Photos;
export type GetBoreholePhotosApiArg = {
  lang?: Lang;
};
export type GetTreePlantingPhotosApiResponse =
  /** status 200 The content */ Photos;
export type GetTreePlantingPhotosApiArg = {
  lang?: Lang;
};
export type GetCommunityPhilanthropyPhotosApiResponse =
  /** status 200 The content */ Photos;
export type GetCommunityPhilanthropyPhotosApiArg = {
  lang?: Lang;
};
export type GetOtherPhotosApiResponse = /** status 200 The content */ Photos;
export type GetOtherPhotosApiArg = {
  lang?: Lang;
};
export type GetClimateGalleryPreviewApiResponse =
  /** status 200 The content */ Photos;
export type GetClimateGalleryPreviewApiArg = {
  lang?: Lang;
};
export type GetCommunityGalleryPreviewApiResponse =
  /** status 200 The content */ Photos;
export type GetCommunityGalleryPreviewApiArg = {
  lang?: Lang;
};
export type GetDigitalLiteracyGalleryApiResponse =
  /** status 200 The content */ Photos;
export type GetDigitalLiteracyGalleryApiArg = {
  lang?: Lang;
};
export type GetCommunityGalleryApiResponse =
  /** status 200 The content */ CommunityGallery;
export type GetCommunityGalleryApiArg = {
  lang?: Lang;
};
export type PhotoIcon =
  "Sprout" | "Droplets" | "Users" | "Heart" | "Monitor" | "PawPrint" | "Music";
export type Fallback = {
  [key: string]: "en" | "fr" | "ln" | "sw";
};
export type Photo = {
  /** The same photo has the same id in every list: 1 to 20 are trees, 21 to 29 the community */
  id: number;
  /** An illustration, until the foundation has a photo to put in its place; of a photo the largest JPEG */
  src: string;
  /** What is to be seen; says that it is an illustration */
  alt: string;
  title: string;
  description: string;
  category: string;
  icon: PhotoIcon | null;
  /** An example, until the foundation adds its own; left out if it is none */
  sample?: true;
  fallback?: Fallback;
};
export type Photos = Photo[];
import type { ProblemCode } from './problemCodes.ts';
export type FieldError = {
  /** Name of the field, dotted when nested */
  field: string;
  /** Its place in the body, as a JSON Pointer */
  pointer: string;
  /** The rule that it breaks: mostly a keyword of JSON Schema, in lower case with hyphens */
  code: string;
  /** To be read after the name, in the language of the `detail` */
  message: string;
  /** What the rule asks for, such as the `limit` of `max-length` */
  params?: {
    [key: string]: unknown;
  };
};
export type ApiError = {
  /** The page that explains the kind of problem */
  type: string;
  /** The kind of problem, in English */
  title: string;
  /** As of the answer */
  status: number;
  /** What went wrong, in a sentence in the language of `?lang` or else of `Accept-Language`; without them, and where a call states the sentence, in English */
  detail: string;
  code: ProblemCode;
  /** Only with status 422 */
  fields?: FieldError[];
  /** For the operator, who finds it in the log */
  request_id?: string;
};
export type Lang = "en" | "fr" | "ln" | "sw";
export type CommunityGalleryCategory =
  "training" | "leadership" | "celebrations" | "activities";
export type CommunityGalleryPhoto = {
  /** The same photo has the same id in every list: 1 to 20 are trees, 21 to 29 the community */
  id: number;
  /** An illustration, until the foundation has a photo to put in its place; of a photo the largest JPEG */
  src: string;
  /** What is to be seen; says that it is an illustration */
  alt: string;
  title: string;
  description: string;
  category: CommunityGalleryCategory;
  icon: PhotoIcon | null;
  /** An example, until the foundation adds its own; left out if it is none */
  sample?: true;
  fallback?: Fallback;
};
export type CommunityGallery = CommunityGalleryPhoto[];
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
} = injectedRtkApi;
