import type { ContentResource } from '../content-resource.ts';
import { about } from './about.ts';
import { biodiversity } from './biodiversity.ts';
import { climatePrograms } from './climate-programs.ts';
import { climateSuccessStories } from './climate-success-stories.ts';
import { communityImpactStats } from './community-impact-stats.ts';
import { communityPrograms } from './community-programs.ts';
import { communityTestimonials } from './community-testimonials.ts';
import { cryptoAddresses } from './crypto-addresses.ts';
import { curriculum } from './curriculum.ts';
import { donationMethods } from './donation-methods.ts';
import { hero } from './hero.ts';
import { impactMetrics } from './impact-metrics.ts';
import { lessons } from './lessons.ts';
import { navigation } from './navigation.ts';
import { partners } from './partners.ts';
import { partnershipBenefits } from './partnership-benefits.ts';
import { partnershipGuide } from './partnership-guide.ts';
import { photoResources } from './photos.ts';
import { reports } from './reports.ts';
import { settings } from './settings.ts';
import { socialMediaLinks } from './social-media-links.ts';
import { stories } from './stories.ts';
import { team } from './team.ts';
import { volunteerOpportunities } from './volunteer-opportunities.ts';
import { wildlife } from './wildlife.ts';

/** All content resources, in the order of the OpenAPI document. */
export const contentResources: ContentResource[] = [
  navigation,
  hero,
  settings,
  socialMediaLinks,
  about,
  team,
  impactMetrics,
  stories,
  reports,
  partners,
  partnershipBenefits,
  partnershipGuide,
  cryptoAddresses,
  donationMethods,
  curriculum,
  lessons,
  ...photoResources,
  climatePrograms,
  climateSuccessStories,
  communityPrograms,
  communityTestimonials,
  communityImpactStats,
  wildlife,
  biodiversity,
  volunteerOpportunities,
];
