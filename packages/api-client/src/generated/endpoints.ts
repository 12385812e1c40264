import { baseApi as api } from "../base/api";
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
    subscribeToNewsletter: build.mutation<
      SubscribeToNewsletterApiResponse,
      SubscribeToNewsletterApiArg
    >({
      query: (queryArg) => ({
        url: `/newsletter/subscribe`,
        method: "POST",
        body: queryArg.newsletterSubscriptionInput,
      }),
    }),
    createToken: build.mutation<CreateTokenApiResponse, CreateTokenApiArg>({
      query: (queryArg) => ({
        url: `/token`,
        method: "POST",
        body: queryArg.credentials,
      }),
    }),
    registerUser: build.mutation<RegisterUserApiResponse, RegisterUserApiArg>({
      query: (queryArg) => ({
        url: `/register`,
        method: "POST",
        body: queryArg.registration,
      }),
    }),
    getCurrentUser: build.query<
      GetCurrentUserApiResponse,
      GetCurrentUserApiArg
    >({
      query: () => ({ url: `/users/me/` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
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
export type SubscribeToNewsletterApiResponse =
  /** status 201 Stored */ NewsletterSubscription;
export type SubscribeToNewsletterApiArg = {
  newsletterSubscriptionInput: NewsletterSubscriptionInput;
};
export type CreateTokenApiResponse = /** status 200 Signed in */ Token;
export type CreateTokenApiArg = {
  credentials: Credentials;
};
export type RegisterUserApiResponse = /** status 201 Created */ User;
export type RegisterUserApiArg = {
  registration: Registration;
};
export type GetCurrentUserApiResponse = /** status 200 The account */ User;
export type GetCurrentUserApiArg = void;
export type Sign =
  | "climate"
  | "water"
  | "wildlife"
  | "community"
  | "digital"
  | "minerals"
  | "data";
export type Picture = {
  src: string;
  alt: string;
};
export type FocusArea = {
  href: string;
  label: string;
  description: string;
  sign: Sign;
  image: Picture;
};
export type NavLink = {
  href: string;
  label: string;
};
export type Navigation = {
  focus_areas: FocusArea[];
  nav_links: NavLink[];
};
export type FieldError = {
  /** Name of the field, dotted when nested */
  field: string;
  message: string;
};
export type ApiError = {
  /** What went wrong, in a sentence */
  detail: string;
  /** Only with status 422 */
  fields?: FieldError[];
};
export type Lang = "en" | "fr" | "ln" | "sw";
export type HeroStats = {
  /** Trees planted */
  trees: number;
  /** Active volunteers */
  volunteers: number;
  /** Boreholes completed */
  boreholes: number;
};
export type Hero = {
  images: Picture[];
  stats: HeroStats;
};
export type Contact = {
  phones: string[];
  email: string;
  address: string;
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
};
export type SocialMediaLinks = {
  instagram: string;
  facebook: string;
  twitter: string;
  tiktok: string;
};
export type NewsletterSubscription = {
  /** As stored: lower case */
  email: string;
  subscribed_at: string;
};
export type NewsletterSubscriptionInput = {
  email: string;
};
export type Token = {
  /** Opaque; send it as `Authorization: Bearer <access_token>` */
  access_token: string;
  token_type: "bearer";
  /** Seconds until it stops working */
  expires_in: number;
};
export type Credentials = {
  username: string;
  password: string;
};
export type User = {
  id: string;
  username: string;
  email: string;
  created_at: string;
};
export type Registration = {
  /** Letters, digits, dot, dash and underscore; starts with a letter or digit */
  username: string;
  email: string;
  password: string;
};
