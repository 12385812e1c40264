import { defineMessages } from 'react-intl';

export const provinceCardMessages = defineMessages<{
  updated: { moment: string };
}>({
  updated: {
    id: 'ui.ProvinceCard.updated',
    defaultMessage: 'Updated {moment}',
    description: 'When the values were true: a date and a time',
  },
});
