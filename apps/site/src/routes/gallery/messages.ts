import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  noPhotos: {
    id: 'site.gallery.noPhotos',
    defaultMessage: 'There are no photos here yet.',
    description: 'Instead of the photos',
  },
  title: { id: 'site.gallery.title', defaultMessage: 'Photo gallery', description: 'Page title and heading' },
  description: {
    id: 'site.gallery.description',
    defaultMessage: 'The borehole, tree planting, communities and other projects in pictures.',
    description: 'What the page is about; at most 160 characters',
  },
  lead: {
    id: 'site.gallery.lead',
    defaultMessage: 'Four albums of our work.',
    description: 'Under the heading of the page',
  },
  error: {
    id: 'site.gallery.error',
    defaultMessage: 'Error loading gallery.',
    description: 'Said when the photos could not be fetched',
  },
  borehole: { id: 'site.gallery.borehole', defaultMessage: 'The borehole', description: 'Title of an album' },
  trees: { id: 'site.gallery.trees', defaultMessage: 'Tree planting', description: 'Title of an album' },
  philanthropy: {
    id: 'site.gallery.philanthropy',
    defaultMessage: 'Community and philanthropy',
    description: 'Title of an album',
  },
  other: { id: 'site.gallery.other', defaultMessage: 'Other projects', description: 'Title of an album' },
  more: {
    id: 'site.gallery.more.title',
    defaultMessage: 'Courses, meetings and celebrations',
    description: 'Heading of the last section, which leads to the community gallery',
  },
  community: {
    id: 'site.gallery.more.link',
    defaultMessage: 'Community gallery',
    description: 'Link to that page: its title',
  },
});
