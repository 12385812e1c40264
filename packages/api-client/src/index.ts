export {
  nzeteApi,
  useCreateTokenMutation,
  useGetCurrentUserQuery,
  useGetHeroQuery,
  useGetNavigationQuery,
  useGetSettingsQuery,
  useGetSocialMediaLinksQuery,
  useRegisterUserMutation,
  useSubscribeToNewsletterMutation,
} from './api.ts';
export type { NzeteClientConfig, NzeteThunkExtra } from './base/config.ts';
export { createNzeteStoreParts, type NzeteStoreParts } from './base/storeParts.ts';
export { type ClientError, readError } from './errors.ts';
export type {
  ApiError,
  Contact,
  Credentials,
  FieldError,
  FocusArea,
  Hero,
  HeroStats,
  Lang,
  Navigation,
  NavLink,
  NewsletterSubscription,
  NewsletterSubscriptionInput,
  Picture,
  Registration,
  Settings,
  Sign,
  SocialMediaLinks,
  Token,
  User,
} from './generated/endpoints.ts';
