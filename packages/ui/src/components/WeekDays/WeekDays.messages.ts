import { defineMessages } from 'react-intl';

export const weekDaysMessages = defineMessages({
  initials: {
    id: 'ui.WeekDays.initials',
    defaultMessage: 'M T W T F S S',
    description:
      'The seven days from Monday to Sunday, each as short as people write it in a calendar (one or two characters), with spaces between',
  },
});
