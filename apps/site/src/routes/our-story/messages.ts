import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.ourStory.title', defaultMessage: 'Our story', description: 'Page title and heading' },
  description: {
    id: 'site.ourStory.description',
    defaultMessage:
      'From a borehole in Nsele in 2021 to plans for five provinces: how the foundation began and where it goes.',
    description: 'What the page is about; at most 160 characters',
  },
});
