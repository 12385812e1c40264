import type { ContentQuery } from '@nzete/api-client';
import type { AddressRead } from './address.ts';

/** One line of the route table. */
export interface SiteRoute {
  path: string;
  /** The folder of the page in `routes/`. A page with two addresses is named twice; the first address is the one that search engines get. */
  page: string;
  /** The reads of the API that the page shows, beside those of bar and footer: the server renders with them, navigation fetches them. */
  reads?: readonly (ContentQuery | AddressRead)[];
}

/** The records take no language. */
const climate: readonly (ContentQuery | AddressRead)[] = [['getClimateRecords', null], 'getClimateAlerts'];

/**
 * The route table: every address of the site, the page that is shown there, and what that page reads. Everything else follows from it: what
 * the server renders, what navigation fetches, the sitemap, and `paths`, by which links name their target.
 */
const table = {
  home: { path: '/', page: 'home', reads: ['getHero'] },
  volunteers: { path: '/volunteers', page: 'volunteers', reads: ['getVolunteerOpportunities'] },
  data: { path: '/data', page: 'data', reads: climate },
  dataPortal: { path: '/data-portal', page: 'data', reads: climate },
  impact: {
    path: '/impact',
    page: 'impact',
    reads: ['getImpactMetrics', 'getReports', 'getStories', 'getPhotos'],
  },
  partners: { path: '/partners', page: 'partners', reads: ['getPartners', 'getImpactMetrics'] },
  partnerCollaboration: {
    path: '/partner-collaboration',
    page: 'partners',
    reads: ['getPartners', 'getImpactMetrics'],
  },
  partnerships: {
    path: '/partnerships',
    page: 'partnerships',
    reads: [
      'getPartners',
      'getImpactMetrics',
      'getPartnershipBenefits',
      'getPartnershipUpdates',
      'getClimateSuccessStories',
    ],
  },
  about: { path: '/about', page: 'about', reads: ['getAbout'] },
  team: { path: '/team', page: 'team', reads: ['getTeam'] },
  gallery: {
    path: '/gallery',
    page: 'gallery',
    reads: ['getBoreholePhotos', 'getTreePlantingPhotos', 'getCommunityPhilanthropyPhotos', 'getOtherPhotos'],
  },
  donate: { path: '/donate', page: 'donate', reads: ['getCryptoAddresses', 'getDonationMethods'] },
  ourStory: { path: '/our-story', page: 'our-story' },
  reports: { path: '/reports', page: 'reports', reads: ['getAbout', 'getImpactMetrics', 'getReports'] },
  climateMitigation: {
    path: '/climate-mitigation',
    page: 'climate-mitigation',
    reads: ['getClimatePrograms', 'getClimateSuccessStories', 'getClimateGalleryPreview'],
  },
  communityEmpowerment: {
    path: '/community-empowerment',
    page: 'community-empowerment',
    reads: [
      'getCommunityPrograms',
      'getCommunityTestimonials',
      'getCommunityImpactStats',
      'getCommunityGalleryPreview',
    ],
  },
  communityGallery: { path: '/community-gallery', page: 'community-gallery', reads: ['getCommunityGallery'] },
  digitalLiteracy: {
    path: '/digital-literacy',
    page: 'digital-literacy',
    reads: ['getCurriculum', 'getDigitalLiteracyGallery'],
  },
  responsibleMinerals: { path: '/responsible-minerals', page: 'responsible-minerals' },
  communityUnderstanding: { path: '/responsible-minerals/community-understanding', page: 'community-understanding' },
  communityVoice: { path: '/responsible-minerals/community-voice', page: 'community-voice' },
  ethicalSourcing: { path: '/responsible-minerals/ethical-sourcing', page: 'ethical-sourcing' },
  wildlife: { path: '/wildlife', page: 'wildlife', reads: ['getWildlife'] },
  biodiversity: { path: '/biodiversity', page: 'biodiversity', reads: ['getBiodiversity'] },
  privacyPolicy: { path: '/privacy-policy', page: 'privacy-policy' },
  termsOfService: { path: '/terms-of-service', page: 'terms-of-service' },
  cookiePolicy: { path: '/cookie-policy', page: 'cookie-policy' },
  help: { path: '/help', page: 'help' },
  sendFeedback: { path: '/send-feedback', page: 'send-feedback' },
} as const satisfies Record<string, SiteRoute>;

export type RouteName = keyof typeof table;

export const routes: readonly SiteRoute[] = Object.values(table);

/** What every page reads, for bar and footer. */
export const shellReads: readonly ContentQuery[] = ['getNavigation', 'getSettings', 'getSocialMediaLinks'];

/** Shown at every address that the table does not have. */
export const notFoundRoute: SiteRoute = { path: '*', page: 'not-found' };

/** Every address by its name, for links: `paths.team` is `/team`. */
export const paths = Object.fromEntries(Object.entries(table).map(([name, { path }]) => [name, path])) as {
  readonly [Name in RouteName]: (typeof table)[Name]['path'];
};

/** The line of the table for an address, which is the path alone; without one, that of "not found". */
export function routeAt(pathname: string): SiteRoute {
  return routes.find(({ path }) => path === pathname) ?? notFoundRoute;
}
