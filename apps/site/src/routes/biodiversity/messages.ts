import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.biodiversity.title', defaultMessage: 'Biodiversity', description: 'Page title and heading' },
  description: {
    id: 'site.biodiversity.description',
    defaultMessage: 'Plants, animals and soils of the Congo Basin, and the work that keeps them alive.',
    description: 'What the page is about; at most 160 characters',
  },
});
