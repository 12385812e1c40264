import { baseApi as api } from "../base/api.js";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNavigation: build.query<GetNavigationApiResponse, GetNavigationApiArg>({
      query: (queryArg) => ({
        url: `/navigation`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getHero: build.query<GetHeroApiResponse, GetHeroApiArg>({
      query: (queryArg) => ({
        url: `/hero`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getSettings: build.query<GetSettingsApiResponse, GetSettingsApiArg>({
      query: (queryArg) => ({
        url: `/settings`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getSocialMediaLinks: build.query<
      GetSocialMediaLinksApiResponse,
      GetSocialMediaLinksApiArg
    >({
      query: (queryArg) => ({
        url: `/social_media_links`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
/** The slice with the calls of this part: `siteApi.endpoints.getNavigation`. */
export const siteApi = injectedRtkApi;
export type GetNavigationApiResponse = /** status 200 The content */ Navigation;
export type GetNavigationApiArg = {
  lang?: Lang;
};
export type GetHeroApiResponse = /** status 200 The content */ Hero;
export type GetHeroApiArg = {
  lang?: Lang;
};
export type GetSettingsApiResponse = /** status 200 The content */ Settings;
export type GetSettingsApiArg = {
  lang?: Lang;
};
export type GetSocialMediaLinksApiResponse =
  /** status 200 The content */ SocialMediaLinks;
export type GetSocialMediaLinksApiArg = {
  lang?: Lang;
};
export type Sign =
  | "climate"
  | "water"
  | "wildlife"
  | "community"
  | "digital"
  | "minerals"
  | "data"
  | "biodiversity"
  | "finance";
export type Fallback = {
  [key: string]: "en" | "fr" | "ln" | "sw";
};
export type Picture = {
  src: string;
  alt: string;
  fallback?: Fallback;
};
export type FocusArea = {
  href: string;
  label: string;
  description: string;
  sign: Sign;
  image: Picture;
  fallback?: Fallback;
};
export type NavLink = {
  href: string;
  label: string;
  fallback?: Fallback;
};
export type Navigation = {
  focus_areas: FocusArea[];
  nav_links: NavLink[];
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
export type HeroStats = {
  /** Trees planted */
  trees: number;
  /** Active volunteers */
  volunteers: number;
  /** Boreholes completed */
  boreholes: number;
  /** People educated */
  educated: number;
  /** Planned digital centres */
  centers: number;
  /** Trees planted by one volunteer */
  treesOfOne: number;
  /** The day on which they were counted */
  asOf: string;
};
export type Hero = {
  images: Picture[];
  stats: HeroStats;
};
export type Contact = {
  phones: string[];
  email: string;
  address: string;
  fallback?: Fallback;
};
export type DataPrice = {
  /** The price of a megabyte, 1,000,000 bytes */
  amount: number;
  /** As written after an amount */
  currency: string;
  /** Who published it */
  source: string;
  /** When it was published */
  date: string;
  /** An example until the foundation has given one */
  sample?: boolean;
};
export type Settings = {
  /** Behind the footer */
  background_image_url: string;
  /** Null: the site shows its own mark */
  logo_url: string | null;
  /** First picture of the community page */
  community_hero_image_url: string;
  /** First picture of the digital literacy page */
  digital_hero_image_url: string;
  contact: Contact;
  /** Null: the footer does not say what a visit has downloaded and cost */
  data_price: DataPrice | null;
  /** An example, until the foundation adds its own; left out if it is none */
  sample?: true;
};
export type SocialMediaLinks = {
  /** The profiles are invented: link to none of them */
  sample?: boolean;
  instagram?: string;
  facebook?: string;
  twitter?: string;
  tiktok?: string;
};
export const {
  useGetNavigationQuery,
  useGetHeroQuery,
  useGetSettingsQuery,
  useGetSocialMediaLinksQuery,
} = injectedRtkApi;
