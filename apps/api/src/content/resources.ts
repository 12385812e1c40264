import { about } from '../routes/about/index.ts';
import { biodiversity } from '../routes/biodiversity/index.ts';
import { climatePrograms } from '../routes/climate-programs/index.ts';
import { climateSuccessStories } from '../routes/climate-success-stories/index.ts';
import { communityImpactStats } from '../routes/community-impact-stats/index.ts';
import { communityPrograms } from '../routes/community-programs/index.ts';
import { communityTestimonials } from '../routes/community-testimonials/index.ts';
import { cryptoAddresses } from '../routes/crypto-addresses/index.ts';
import { curriculum } from '../routes/curriculum/index.ts';
import { donationMethods } from '../routes/donation-methods/index.ts';
import { hero } from '../routes/hero/index.ts';
import { impactMetrics } from '../routes/impact-metrics/index.ts';
import { navigation } from '../routes/navigation/index.ts';
import { partners } from '../routes/partners/index.ts';
import { partnershipBenefits } from '../routes/partnership-benefits/index.ts';
import { photoResources } from '../routes/photos/index.ts';
import { reports } from '../routes/reports/index.ts';
import { settings } from '../routes/settings/index.ts';
import { socialMediaLinks } from '../routes/social-media-links/index.ts';
import { stories } from '../routes/stories/index.ts';
import { team } from '../routes/team/index.ts';
import { wildlife } from '../routes/wildlife/index.ts';
import type { ContentResource } from './resource.ts';

/** Every content answer, in the order of the OpenAPI document. */
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
  cryptoAddresses,
  donationMethods,
  curriculum,
  ...photoResources,
  climatePrograms,
  climateSuccessStories,
  communityPrograms,
  communityTestimonials,
  communityImpactStats,
  wildlife,
  biodiversity,
];
