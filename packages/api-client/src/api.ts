import { generatedApi } from './generated/endpoints.ts';
import { accountsEndpoints } from './resources/accounts.ts';
import { contentEndpoints } from './resources/content.ts';
import { newsletterEndpoints } from './resources/newsletter.ts';

/** The API slice: every endpoint of openapi.json with its cache tags. */
export const nzeteApi = generatedApi.enhanceEndpoints({
  endpoints: { ...contentEndpoints, ...newsletterEndpoints, ...accountsEndpoints },
});

export const {
  useGetNavigationQuery,
  useGetHeroQuery,
  useGetSettingsQuery,
  useGetSocialMediaLinksQuery,
  useSubscribeToNewsletterMutation,
  useCreateTokenMutation,
  useRegisterUserMutation,
  useGetCurrentUserQuery,
} = nzeteApi;
