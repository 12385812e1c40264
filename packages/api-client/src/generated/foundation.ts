import { baseApi as api } from "../base/api.js";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAbout: build.query<GetAboutApiResponse, GetAboutApiArg>({
      query: (queryArg) => ({
        url: `/about`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getTeam: build.query<GetTeamApiResponse, GetTeamApiArg>({
      query: (queryArg) => ({
        url: `/team`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getImpactMetrics: build.query<
      GetImpactMetricsApiResponse,
      GetImpactMetricsApiArg
    >({
      query: (queryArg) => ({
        url: `/impact-metrics`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getStories: build.query<GetStoriesApiResponse, GetStoriesApiArg>({
      query: (queryArg) => ({
        url: `/stories`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getReports: build.query<GetReportsApiResponse, GetReportsApiArg>({
      query: (queryArg) => ({
        url: `/reports`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getDownloads: build.query<GetDownloadsApiResponse, GetDownloadsApiArg>({
      query: (queryArg) => ({
        url: `/downloads`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
/** The slice with the calls of this part: `foundationApi.endpoints.getAbout`. */
export const foundationApi = injectedRtkApi;
export type GetAboutApiResponse = /** status 200 The content */ AboutContent;
export type GetAboutApiArg = {
  lang?: Lang;
};
export type GetTeamApiResponse = /** status 200 The content */ TeamMembers;
export type GetTeamApiArg = {
  lang?: Lang;
};
export type GetImpactMetricsApiResponse =
  /** status 200 The content */ ImpactMetrics;
export type GetImpactMetricsApiArg = {
  lang?: Lang;
};
export type GetStoriesApiResponse = /** status 200 The content */ Stories;
export type GetStoriesApiArg = {
  lang?: Lang;
};
export type GetReportsApiResponse = /** status 200 The content */ Reports;
export type GetReportsApiArg = {
  lang?: Lang;
};
export type GetDownloadsApiResponse = /** status 200 The sizes */ Downloads;
export type GetDownloadsApiArg = {
  lang?: Lang;
};
export type Fallback = {
  [key: string]: "en" | "fr" | "ln" | "sw";
};
export type Picture = {
  src: string;
  alt: string;
  fallback?: Fallback;
};
export type AboutFigures = {
  /** Year of the first work */
  founded: number;
  /** Trees by the end of the first period */
  foundationTrees: number;
  /** Trees by the end of the second */
  expansionTrees: number;
  /** Trees in the third, so far */
  innovationTrees: number;
  /** Communities worked with */
  communities: number;
};
export type AboutValue = {
  id: "sustainability" | "community" | "innovation" | "integrity";
  title: string;
  description: string;
  fallback?: Fallback;
};
export type AboutVision = {
  title: string;
  description: string;
  /** Trees planted, shown as 1M+ */
  trees: number;
  /** Communities, shown as 100+ */
  communities: number;
  /** Lives changed, shown as 10K+ */
  lives: number;
  targetYear: number;
  fallback?: Fallback;
};
export type AboutContent = {
  heroTitle: string;
  heroDescription: string;
  heroImage: Picture;
  originTitle: string;
  /** How it began, in one paragraph */
  originStory: string;
  teamTitle: string;
  /** How the team grew, in one paragraph */
  teamGrowth: string;
  journeyTitle: string;
  foundationPeriod: string;
  foundationDesc: string;
  expansionPeriod: string;
  expansionDesc: string;
  innovationPeriod: string;
  innovationDesc: string;
  figures: AboutFigures;
  valuesTitle: string;
  values: AboutValue[];
  vision: AboutVision;
  fallback?: Fallback;
};
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
export type Accent = "forest" | "laterite" | "river" | "gold" | "cobalt";
export type TeamMember = {
  name: string;
  role: string;
  /** Shown until there is a photo */
  initials: string;
  color: Accent;
  photo?: Picture;
  /** An example, until the foundation adds its own; left out if it is none */
  sample?: true;
  fallback?: Fallback;
};
export type TeamMembers = TeamMember[];
export type PartnerFigures = {
  /** Organisations that work with the foundation */
  partners: number;
  /** Projects that run together with partners */
  projects: number;
  /** Countries in which the partners are */
  countries: number;
  /** Funding raised with partners, in US dollars */
  raised: number;
  /** Partnerships agreed this month; a sample until someone counts them */
  agreedThisMonth: number;
  /** The day of the first four */
  asOf: string;
};
export type FigureDays = {
  treesPlanted: string | null;
  peopleReached: string | null;
  projectsCompleted: string | null;
};
export type ImpactMetrics = {
  /** Trees planted since 2020 */
  treesPlanted: number;
  /** Students of digital literacy and people who drink from the borehole */
  peopleReached: number;
  /** Projects brought to their end */
  projectsCompleted: number;
  /** Monthly reports, those in progress included */
  totalReports: number;
  /** Monthly reports that are published */
  published: number;
  /** Monthly reports that are being written */
  inProgress: number;
  partnerships: PartnerFigures;
  asOf: FigureDays;
  /** Those that stand in until someone has counted, and are marked so */
  samples: ("treesPlanted" | "peopleReached" | "projectsCompleted")[];
};
export type Story = {
  /** Of its own address: `/impact?story=hundred-trees`. It stays when the title changes */
  id: string;
  title: string;
  description: string;
  image: string;
  /** What the image shows */
  alt: string;
  category: string;
  /** The result in a few words */
  impact: string;
  /** Name of a lucide icon */
  icon:
    "TreePine" | "Droplets" | "Heart" | "Users" | "Laptop" | "Gem" | "CloudSun";
  /** The page that the card opens; null: it opens its gallery, or nothing */
  onClick: string | null;
  /** Whether the card opens a dialog with photos */
  hasGallery: boolean;
  /** `trees`: photos 1 to 20; `other`: photos 21 to 29; null without a gallery */
  galleryType: ("trees" | "other") | null;
  /** An example, until the foundation adds its own; left out if it is none */
  sample?: true;
  fallback?: Fallback;
};
export type Stories = Story[];
export type Report = {
  id: number;
  title: string;
  /** Last day of the month that it covers */
  date: string;
  /** Only a published report can be downloaded */
  status: "Published" | "In Progress";
  summary: string;
  highlights: string[];
  /** The PDF that is downloaded in place of the generated one */
  pdf?: string;
  /** An example, until the foundation adds its own; left out if it is none */
  sample?: true;
  fallback?: Fallback;
};
export type Reports = Report[];
export type Downloads = {
  /** The published reports, newest first */
  reports: {
    /** `id` of a report */
    id: number;
    /** The size of the file in bytes */
    bytes: number;
  }[];
  /** The size of the file in bytes */
  partnership_guide: number;
};
export const {
  useGetAboutQuery,
  useGetTeamQuery,
  useGetImpactMetricsQuery,
  useGetStoriesQuery,
  useGetReportsQuery,
  useGetDownloadsQuery,
} = injectedRtkApi;
