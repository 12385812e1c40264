import { type MessageDescriptor, useIntl } from 'react-intl';
import { listNames } from '../../today/listNames.ts';
import { listMessages as messages } from './listMessages.ts';

const names: Readonly<Record<string, MessageDescriptor>> = {
  ...listNames,
  '/navigation': messages.navigation,
  '/hero': messages.hero,
  '/about': messages.about,
  '/partnership-benefits': messages.partnershipBenefits,
  '/partnership-guide': messages.partnershipGuide,
  '/curriculum': messages.curriculum,
  '/community-impact-stats': messages.impactStats,
  '/courses/list': messages.courseList,
  '/samples': messages.samples,
  '/assistant/texts': messages.assistantTexts,
  '/assistant/words': messages.assistantWords,
  '/photos/borehole': messages.photosBorehole,
  '/photos/tree-planting': messages.photosTreePlanting,
  '/photos/community-philanthropy': messages.photosCommunityPhilanthropy,
  '/photos/other': messages.photosOther,
  '/photos/climate-gallery-preview': messages.photosClimatePreview,
  '/photos/community-gallery-preview': messages.photosCommunityPreview,
  '/photos/digital-literacy-gallery': messages.photosDigital,
  '/photos/community-gallery': messages.photosCommunity,
  '/explained/agreements-and-money': messages.explainedAgreements,
  '/explained/climate': messages.explainedClimate,
  '/explained/energy-and-minerals': messages.explainedEnergy,
  '/explained/farming': messages.explainedFarming,
  '/explained/forests': messages.explainedForests,
  '/explained/health-and-air': messages.explainedHealth,
  '/explained/values': messages.explainedValues,
  '/explained/water-and-floods': messages.explainedWater,
  '/explained/youth': messages.explainedYouth,
};

/** What staff call a list of content, by its path. */
export function useListName(): (path: string) => string {
  const { formatMessage } = useIntl();
  return (path) => {
    const name = names[`/${path}`];
    return name ? formatMessage(name) : path;
  };
}
