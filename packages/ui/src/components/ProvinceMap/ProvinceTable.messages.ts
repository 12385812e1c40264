import { defineMessages } from 'react-intl';

export const provinceTableMessages = defineMessages({
  caption: {
    id: 'ui.ProvinceTable.caption',
    defaultMessage: 'Weather of the provinces',
    description: 'Name of the table for a screen reader',
  },
});
