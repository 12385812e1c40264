import { baseApi as api } from "../base/api.js";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getClimatePrograms: build.query<
      GetClimateProgramsApiResponse,
      GetClimateProgramsApiArg
    >({
      query: (queryArg) => ({
        url: `/climate-programs`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getClimateSuccessStories: build.query<
      GetClimateSuccessStoriesApiResponse,
      GetClimateSuccessStoriesApiArg
    >({
      query: (queryArg) => ({
        url: `/climate-success-stories`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getCommunityPrograms: build.query<
      GetCommunityProgramsApiResponse,
      GetCommunityProgramsApiArg
    >({
      query: (queryArg) => ({
        url: `/community-programs`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getCommunityTestimonials: build.query<
      GetCommunityTestimonialsApiResponse,
      GetCommunityTestimonialsApiArg
    >({
      query: (queryArg) => ({
        url: `/community-testimonials`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getCommunityImpactStats: build.query<
      GetCommunityImpactStatsApiResponse,
      GetCommunityImpactStatsApiArg
    >({
      query: (queryArg) => ({
        url: `/community-impact-stats`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getWildlife: build.query<GetWildlifeApiResponse, GetWildlifeApiArg>({
      query: (queryArg) => ({
        url: `/wildlife`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getBiodiversity: build.query<
      GetBiodiversityApiResponse,
      GetBiodiversityApiArg
    >({
      query: (queryArg) => ({
        url: `/biodiversity`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
/** The slice with the calls of this part: `programsApi.endpoints.getClimatePrograms`. */
export const programsApi = injectedRtkApi;
export type GetClimateProgramsApiResponse =
  /** status 200 The content */ ClimatePrograms;
export type GetClimateProgramsApiArg = {
  lang?: Lang;
};
export type GetClimateSuccessStoriesApiResponse =
  /** status 200 The content */ ClimateSuccessStories;
export type GetClimateSuccessStoriesApiArg = {
  lang?: Lang;
};
export type GetCommunityProgramsApiResponse =
  /** status 200 The content */ CommunityPrograms;
export type GetCommunityProgramsApiArg = {
  lang?: Lang;
};
export type GetCommunityTestimonialsApiResponse =
  /** status 200 The content */ CommunityTestimonials;
export type GetCommunityTestimonialsApiArg = {
  lang?: Lang;
};
export type GetCommunityImpactStatsApiResponse =
  /** status 200 The content */ CommunityImpactStats;
export type GetCommunityImpactStatsApiArg = {
  lang?: Lang;
};
export type GetWildlifeApiResponse = /** status 200 The content */ Wildlife;
export type GetWildlifeApiArg = {
  lang?: Lang;
};
export type GetBiodiversityApiResponse =
  /** status 200 The content */ Biodiversity;
export type GetBiodiversityApiArg = {
  lang?: Lang;
};
export type ClimateProgramIcon =
  "TreePine" | "Sprout" | "Droplets" | "GraduationCap" | "CloudSun" | "Users";
export type Accent = "forest" | "laterite" | "river" | "gold" | "cobalt";
export type Fallback = {
  [key: string]: "en" | "fr" | "ln" | "sw";
};
export type ClimateProgram = {
  title: string;
  subheading: string;
  description: string;
  impact: string;
  icon: ClimateProgramIcon;
  color: Accent;
  /** An example, until the foundation adds its own; left out if it is none */
  sample?: true;
  fallback?: Fallback;
};
export type ClimatePrograms = ClimateProgram[];
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
export type ClimateSuccessStory = {
  title: string;
  description: string;
  image: string;
  /** What the image shows */
  alt: string;
  impact: string;
  /** An example, until the foundation adds its own; left out if it is none */
  sample?: true;
  fallback?: Fallback;
};
export type ClimateSuccessStories = ClimateSuccessStory[];
export type CommunityProgramIcon =
  "Users" | "BookOpen" | "Award" | "Camera" | "MapPin" | "Heart";
export type CommunityProgram = {
  title: string;
  participants: string;
  description: string;
  icon: CommunityProgramIcon;
  color: Accent;
  /** Where the card leads: titles differ by language */
  href: string;
  /** An example, until the foundation adds its own; left out if it is none */
  sample?: true;
  fallback?: Fallback;
};
export type CommunityPrograms = CommunityProgram[];
export type CommunityTestimonial = {
  name: string;
  role: string;
  quote: string;
  image: string;
  /** What the image shows */
  alt: string;
  /** An example, until the foundation adds its own; left out if it is none */
  sample?: true;
  fallback?: Fallback;
};
export type CommunityTestimonials = CommunityTestimonial[];
export type CommunityImpactStatIcon = "Users" | "Award" | "MapPin" | "Heart";
export type CommunityImpactStat = {
  /** The figure with its sign, as the foundation states it */
  number: string;
  label: string;
  icon: CommunityImpactStatIcon;
  /** The day on which it was counted; null while no one has noted it */
  asOf: string | null;
  fallback?: Fallback;
};
export type CommunityImpactStats = CommunityImpactStat[];
export type WildlifeIcon = "ShieldCheck" | "Leaf" | "Users";
export type WildlifeProgram = {
  title: string;
  description: string;
  color: Accent;
  icon: WildlifeIcon;
  fallback?: Fallback;
};
export type Picture = {
  src: string;
  alt: string;
  fallback?: Fallback;
};
export type Wildlife = {
  hero_image_url: string;
  programs: WildlifeProgram[];
  gallery_images: Picture[];
  /** An example, until the foundation adds its own; left out if it is none */
  sample?: true;
};
export type BiodiversityIcon = "Leaf" | "PawPrint" | "LandPlot" | "Dna";
export type BiodiversityEffort = {
  title: string;
  description: string;
  color: Accent;
  icon: BiodiversityIcon;
  fallback?: Fallback;
};
export type Biodiversity = {
  hero_image_url: string;
  efforts: BiodiversityEffort[];
  gallery_images: Picture[];
  /** An example, until the foundation adds its own; left out if it is none */
  sample?: true;
};
export const {
  useGetClimateProgramsQuery,
  useGetClimateSuccessStoriesQuery,
  useGetCommunityProgramsQuery,
  useGetCommunityTestimonialsQuery,
  useGetCommunityImpactStatsQuery,
  useGetWildlifeQuery,
  useGetBiodiversityQuery,
} = injectedRtkApi;
