import { defineMessages } from 'react-intl';

export const focusAreaStripsMessages = defineMessages({
  explore: {
    id: 'ui.FocusAreaStrips.explore',
    defaultMessage: 'Explore',
    description: 'Link to the page of a focus area (climate, water, wildlife …), under a sentence about it',
  },
});
