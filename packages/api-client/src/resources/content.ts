import { provides } from '../base/tags.ts';

/** The site's shell and home page: navigation, hero, settings, social links. Read-only, one answer per language. */
export const contentEndpoints = {
  getNavigation: provides('Navigation'),
  getHero: provides('Hero'),
  getSettings: provides('Settings'),
  getSocialMediaLinks: provides('SocialMediaLinks'),
};
