import { defineMessages } from 'react-intl';

export const weekRowMessages = defineMessages({
  initials: {
    id: 'ui.WeekRow.initials',
    defaultMessage: 'M T W T F S S',
    description:
      'The seven days from Monday to Sunday, each as short as people write it in a calendar (one or two characters), with spaces between',
  },
});
