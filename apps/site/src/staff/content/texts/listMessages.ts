import { defineMessages } from 'react-intl';

export const listMessages = defineMessages({
  navigation: {
    id: 'site.staffContent.list.navigation',
    defaultMessage: 'Navigation',
    description: 'A list of content',
  },
  hero: {
    id: 'site.staffContent.list.hero',
    defaultMessage: 'First screen of the home page',
    description: 'A list of content',
  },
  about: {
    id: 'site.staffContent.list.about',
    defaultMessage: 'About the foundation',
    description: 'A list of content',
  },
  partnershipBenefits: {
    id: 'site.staffContent.list.partnershipBenefits',
    defaultMessage: 'Partnership benefits',
    description: 'A list of content',
  },
  partnershipGuide: {
    id: 'site.staffContent.list.partnershipGuide',
    defaultMessage: 'Partnership guide',
    description: 'A list of content',
  },
  curriculum: {
    id: 'site.staffContent.list.curriculum',
    defaultMessage: 'Curriculum',
    description: 'A list of content',
  },
  impactStats: {
    id: 'site.staffContent.list.impactStats',
    defaultMessage: 'Figures of the community',
    description: 'A list of content',
  },
  courseList: {
    id: 'site.staffContent.list.courseList',
    defaultMessage: 'Courses of others',
    description: 'A list of content',
  },
  samples: {
    id: 'site.staffContent.list.samples',
    defaultMessage: 'What is still a sample',
    description: 'A list of content',
  },
  assistantTexts: {
    id: 'site.staffContent.list.assistantTexts',
    defaultMessage: 'Assistant, answers',
    description: 'A list of content',
  },
  assistantWords: {
    id: 'site.staffContent.list.assistantWords',
    defaultMessage: 'Assistant, words',
    description: 'A list of content',
  },
  photosBorehole: {
    id: 'site.staffContent.list.photosBorehole',
    defaultMessage: 'Photos, boreholes',
    description: 'A list of content',
  },
  photosTreePlanting: {
    id: 'site.staffContent.list.photosTreePlanting',
    defaultMessage: 'Photos, tree planting',
    description: 'A list of content',
  },
  photosCommunityPhilanthropy: {
    id: 'site.staffContent.list.photosCommunityPhilanthropy',
    defaultMessage: 'Photos, mutual aid',
    description: 'A list of content',
  },
  photosOther: {
    id: 'site.staffContent.list.photosOther',
    defaultMessage: 'Photos, other projects',
    description: 'A list of content',
  },
  photosClimatePreview: {
    id: 'site.staffContent.list.photosClimatePreview',
    defaultMessage: 'Photos, climate page',
    description: 'A list of content',
  },
  photosCommunityPreview: {
    id: 'site.staffContent.list.photosCommunityPreview',
    defaultMessage: 'Photos, community page',
    description: 'A list of content',
  },
  photosDigital: {
    id: 'site.staffContent.list.photosDigital',
    defaultMessage: 'Photos, digital courses',
    description: 'A list of content',
  },
  photosCommunity: {
    id: 'site.staffContent.list.photosCommunity',
    defaultMessage: 'Photos, community',
    description: 'A list of content',
  },
  explainedAgreements: {
    id: 'site.staffContent.list.explainedAgreements',
    defaultMessage: 'Explained: agreements and money',
    description: 'A list of content',
  },
  explainedClimate: {
    id: 'site.staffContent.list.explainedClimate',
    defaultMessage: 'Explained: the climate',
    description: 'A list of content',
  },
  explainedEnergy: {
    id: 'site.staffContent.list.explainedEnergy',
    defaultMessage: 'Explained: energy and minerals',
    description: 'A list of content',
  },
  explainedFarming: {
    id: 'site.staffContent.list.explainedFarming',
    defaultMessage: 'Explained: farming',
    description: 'A list of content',
  },
  explainedForests: {
    id: 'site.staffContent.list.explainedForests',
    defaultMessage: 'Explained: forests',
    description: 'A list of content',
  },
  explainedHealth: {
    id: 'site.staffContent.list.explainedHealth',
    defaultMessage: 'Explained: health and air',
    description: 'A list of content',
  },
  explainedValues: {
    id: 'site.staffContent.list.explainedValues',
    defaultMessage: 'Explained: what values mean',
    description: 'A list of content',
  },
  explainedWater: {
    id: 'site.staffContent.list.explainedWater',
    defaultMessage: 'Explained: water and floods',
    description: 'A list of content',
  },
  explainedYouth: {
    id: 'site.staffContent.list.explainedYouth',
    defaultMessage: 'Explained: for young people',
    description: 'A list of content',
  },
});
