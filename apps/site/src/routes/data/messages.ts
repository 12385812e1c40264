import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.data.title', defaultMessage: 'Climate data', description: 'Page title and heading' },
  description: {
    id: 'site.data.description',
    defaultMessage:
      'Temperature, rain, wind and air quality of the 26 provinces, with an assistant that cites its sources.',
    description: 'What the page is about; at most 160 characters',
  },
});
