import { defineMessages } from 'react-intl';

/** About finding a list or a text of the content. */
export const findMessages = defineMessages({
  filters: {
    id: 'site.staffContent.find.filters',
    defaultMessage: 'Search the content',
    description: 'Name of the search, for screen readers',
  },
  search: { id: 'site.staffContent.find.search', defaultMessage: 'Search', description: 'Label of the field' },
  searchExample: {
    id: 'site.staffContent.find.example',
    defaultMessage: 'Word or page',
    description: 'In the empty field',
  },
  skip: {
    id: 'site.staffContent.find.skip',
    defaultMessage: 'Go to the open list',
    description: 'Link for the keyboard, before all the lists',
  },
  recent: {
    id: 'site.staffContent.find.recent',
    defaultMessage: 'Edited last',
    description: 'Heading over a few lists',
  },
  noPage: {
    id: 'site.staffContent.find.noPage',
    defaultMessage: 'On no page, or on many',
    description: 'Heading over lists that belong to no page of the site',
  },
  lists: { id: 'site.staffContent.find.lists', defaultMessage: 'Lists', description: 'Heading over what was found' },
  texts: {
    id: 'site.staffContent.find.texts',
    defaultMessage: 'In the texts',
    description: 'Heading over what was found',
  },
  none: {
    id: 'site.staffContent.find.none',
    defaultMessage: 'Nothing has these words.',
    description: 'Instead of what was found',
  },
  more: {
    id: 'site.staffContent.find.more',
    defaultMessage: 'All texts that were found',
    description: 'Link to Translations, under the first ones',
  },
});
