import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  noPhotos: {
    id: 'site.communityGallery.noPhotos',
    defaultMessage: 'There are no photos here yet.',
    description: 'Instead of the photos',
  },
  title: {
    id: 'site.communityGallery.title',
    defaultMessage: 'Community gallery',
    description: 'Page title and heading',
  },
  description: {
    id: 'site.communityGallery.description',
    defaultMessage: 'Training, leadership, celebrations and daily activities in pictures.',
    description: 'What the page is about; at most 160 characters',
  },
  lead: {
    id: 'site.communityGallery.lead',
    defaultMessage:
      'What happens when neighbours learn, decide and celebrate together. Take a picture along, or pass it on.',
    description: 'Under the heading of the page',
  },
  gallery: {
    id: 'site.communityGallery.gallery',
    defaultMessage: 'Photo gallery',
    description: 'Link to the page /gallery, in the breadcrumb',
  },
  loading: {
    id: 'site.communityGallery.loading',
    defaultMessage: 'Loading gallery...',
    description: 'Said while the photos are being fetched',
  },
  error: {
    id: 'site.communityGallery.error',
    defaultMessage: 'Error loading gallery.',
    description: 'Said when the photos could not be fetched',
  },
  board: {
    id: 'site.communityGallery.board',
    defaultMessage: 'Photos',
    description: 'Heading over the photos, for a screen reader',
  },
  filter: {
    id: 'site.communityGallery.filter',
    defaultMessage: 'Which photos are shown',
    description: 'Name of the row of filters',
  },
  all: { id: 'site.communityGallery.all', defaultMessage: 'All', description: 'Filter that shows every photo' },
  download: {
    id: 'site.communityGallery.download',
    defaultMessage: 'Download',
    description: 'Link that saves a photo on the device',
  },
  join: {
    id: 'site.communityGallery.join.title',
    defaultMessage: 'Take part',
    description: 'Heading of the last section, which invites to take part',
  },
  joinText: {
    id: 'site.communityGallery.join.text',
    defaultMessage: 'Volunteers teach, plant and prepare the next meeting. There is room for you.',
    description: 'Under that heading',
  },
  volunteer: {
    id: 'site.communityGallery.join.volunteer',
    defaultMessage: 'Become a volunteer',
    description: 'Button that leads to the page for volunteers',
  },
  empowerment: {
    id: 'site.communityGallery.join.empowerment',
    defaultMessage: 'Community empowerment',
    description: 'Button that leads to that page: its title',
  },
});

/** The categories of the photos, by their names in the API. */
export const categoryNames = defineMessages({
  training: { id: 'site.communityGallery.training', defaultMessage: 'Training', description: 'Category of photos' },
  leadership: {
    id: 'site.communityGallery.leadership',
    defaultMessage: 'Leadership',
    description: 'Category of photos',
  },
  celebrations: {
    id: 'site.communityGallery.celebrations',
    defaultMessage: 'Celebrations',
    description: 'Category of photos',
  },
  activities: {
    id: 'site.communityGallery.activities',
    defaultMessage: 'Activities',
    description: 'Category of photos',
  },
});
