import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  founded: {
    id: 'site.about.founded',
    defaultMessage: 'the year of our first work',
    description: 'Under the year 2020, which is set large',
  },
  story: {
    id: 'site.about.story',
    defaultMessage: 'Our story',
    description: 'Link to /our-story; the title of that page',
  },
  team: { id: 'site.about.team', defaultMessage: 'Our team', description: 'Link to /team; the title of that page' },
  reports: {
    id: 'site.about.reports',
    defaultMessage: 'Monthly reports',
    description: 'Link to /reports, and the source of numbers; the title of that page',
  },
  trees: { id: 'site.about.trees', defaultMessage: 'trees', description: 'Unit after a number of trees: 5,000+ trees' },
  communities: {
    id: 'site.about.communities',
    defaultMessage: 'communities',
    description: 'Unit after a number of communities: 15+ communities',
  },
  visionTrees: {
    id: 'site.about.vision.trees',
    defaultMessage: 'trees in the ground',
    description: 'Under the number of trees in the vision: 1M+',
  },
  visionCommunities: {
    id: 'site.about.vision.communities',
    defaultMessage: 'communities that take part',
    description: 'Under the number of communities in the vision: 100+',
  },
  visionLives: {
    id: 'site.about.vision.lives',
    defaultMessage: 'lives made better',
    description: 'Under the number of lives in the vision: 10K+',
  },
  joinTitle: {
    id: 'site.about.join.title',
    defaultMessage: 'Join us',
    description: 'Heading over three ways to take part',
  },
  volunteer: {
    id: 'site.about.join.volunteer',
    defaultMessage: 'Become a volunteer',
    description: 'Link to /volunteers',
  },
  volunteerText: {
    id: 'site.about.join.volunteer.text',
    defaultMessage: 'Plant, teach or collect data.',
    description: 'Under the link to /volunteers',
  },
  partner: { id: 'site.about.join.partner', defaultMessage: 'Become a partner', description: 'Link to /partners' },
  partnerText: {
    id: 'site.about.join.partner.text',
    defaultMessage: 'Bring your knowledge or your means.',
    description: 'Under the link to /partners',
  },
  donate: { id: 'site.about.join.donate', defaultMessage: 'Donate', description: 'Link to /donate' },
  donateText: {
    id: 'site.about.join.donate.text',
    defaultMessage: 'See the ways to give.',
    description: 'Under the link to /donate',
  },
});

export const treeLabel = defineMessage<{ year: string }>({
  id: 'site.about.tree',
  defaultMessage:
    'Drawing: a tree cut across. Its three rings are the three periods, from the middle outwards; a broken line around the bark is the next ring, in {year}.',
  description: 'What the drawing beside the three periods shows, for a screen reader',
});
