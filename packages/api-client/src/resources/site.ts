import { provides } from '../base/tags.ts';
import generatedSite from '../generated/site.ts';

export type * from '../generated/site.ts';

/** What each call provides or makes stale. */
export const siteEndpoints = {
  getNavigation: provides('Navigation'),
  getHero: provides('Hero'),
  getSettings: provides('Settings'),
  getSocialMediaLinks: provides('SocialMediaLinks'),
};

/** The site's shell and home page: navigation, hero, settings, social links. Read-only, one answer per language. */
export const siteApi = generatedSite.enhanceEndpoints({
  addTagTypes: ['Navigation', 'Hero', 'Settings', 'SocialMediaLinks'],
  endpoints: siteEndpoints,
});

export const { useGetNavigationQuery, useGetHeroQuery, useGetSettingsQuery, useGetSocialMediaLinksQuery } = siteApi;
