import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  settings: {
    id: 'site.staff.overview.list.settings',
    defaultMessage: 'Contact details',
    description: 'A list of content',
  },
  social: { id: 'site.staff.overview.list.social', defaultMessage: 'Social media', description: 'A list of content' },
  team: { id: 'site.staff.overview.list.team', defaultMessage: 'Team', description: 'A list of content' },
  stories: { id: 'site.staff.overview.list.stories', defaultMessage: 'Stories', description: 'A list of content' },
  reports: {
    id: 'site.staff.overview.list.reports',
    defaultMessage: 'Monthly reports',
    description: 'A list of content',
  },
  metrics: {
    id: 'site.staff.overview.list.metrics',
    defaultMessage: 'Impact figures',
    description: 'A list of content',
  },
  partners: { id: 'site.staff.overview.list.partners', defaultMessage: 'Partners', description: 'A list of content' },
  updates: {
    id: 'site.staff.overview.list.updates',
    defaultMessage: 'Partnership updates',
    description: 'A list of content',
  },
  events: { id: 'site.staff.overview.list.events', defaultMessage: 'Events', description: 'A list of content' },
  wallets: {
    id: 'site.staff.overview.list.wallets',
    defaultMessage: 'Crypto wallets',
    description: 'A list of content',
  },
  donations: {
    id: 'site.staff.overview.list.donations',
    defaultMessage: 'Ways to donate',
    description: 'A list of content',
  },
  courses: { id: 'site.staff.overview.list.courses', defaultMessage: 'Courses', description: 'A list of content' },
  lessons: {
    id: 'site.staff.overview.list.lessons',
    defaultMessage: 'Offline lessons',
    description: 'A list of content',
  },
  testimonials: {
    id: 'site.staff.overview.list.testimonials',
    defaultMessage: 'What people say',
    description: 'A list of content',
  },
  climateStories: {
    id: 'site.staff.overview.list.climateStories',
    defaultMessage: 'Climate stories',
    description: 'A list of content',
  },
  photos: { id: 'site.staff.overview.list.photos', defaultMessage: 'Photos', description: 'A list of content' },
  wildlife: { id: 'site.staff.overview.list.wildlife', defaultMessage: 'Wildlife', description: 'A list of content' },
  biodiversity: {
    id: 'site.staff.overview.list.biodiversity',
    defaultMessage: 'Biodiversity',
    description: 'A list of content',
  },
  climatePrograms: {
    id: 'site.staff.overview.list.climatePrograms',
    defaultMessage: 'Climate programmes',
    description: 'A list of content',
  },
  communityPrograms: {
    id: 'site.staff.overview.list.communityPrograms',
    defaultMessage: 'Community programmes',
    description: 'A list of content',
  },
  opportunities: {
    id: 'site.staff.overview.list.opportunities',
    defaultMessage: 'Volunteer roles',
    description: 'A list of content',
  },
});

/** What staff call the lists of content that may be samples, by their path. */
export const listNames: Readonly<Record<string, MessageDescriptor>> = {
  '/settings': messages.settings,
  '/social_media_links': messages.social,
  '/team': messages.team,
  '/stories': messages.stories,
  '/reports': messages.reports,
  '/impact-metrics': messages.metrics,
  '/partners': messages.partners,
  '/partnership-updates': messages.updates,
  '/events': messages.events,
  '/crypto-addresses': messages.wallets,
  '/donation-methods': messages.donations,
  '/courses/samples': messages.courses,
  '/lessons': messages.lessons,
  '/community-testimonials': messages.testimonials,
  '/climate-success-stories': messages.climateStories,
  '/photos': messages.photos,
  '/wildlife': messages.wildlife,
  '/biodiversity': messages.biodiversity,
  '/climate-programs': messages.climatePrograms,
  '/community-programs': messages.communityPrograms,
  '/volunteer-opportunities': messages.opportunities,
};
