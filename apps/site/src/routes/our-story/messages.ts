import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.ourStory.title', defaultMessage: 'Our story', description: 'Page title and heading' },
  description: {
    id: 'site.ourStory.description',
    defaultMessage:
      'From a borehole in Nsele in 2021 to plans for five provinces: how the foundation began and where it goes.',
    description: 'What the page is about; at most 160 characters',
  },
  lead: {
    id: 'site.ourStory.lead',
    defaultMessage:
      'We are a youth-led non-profit organisation, launched in 2021. It began with a piece of land and a borehole in Nsele.',
    description: 'Under the heading of the page',
  },
  picture: {
    id: 'site.ourStory.picture',
    defaultMessage: 'Illustration: someone in a pirogue on a bend of the river, with the sun behind the hills.',
    description: 'What the leading picture shows',
  },
});
