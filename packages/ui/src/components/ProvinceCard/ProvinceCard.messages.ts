import { defineMessages } from 'react-intl';

export const provinceCardMessages = defineMessages<{
  capital: { capital: string };
  updated: { moment: string };
}>({
  capital: {
    id: 'ui.ProvinceCard.capital',
    defaultMessage: 'at {capital}',
    description: 'Below the name of a province: the place whose weather it is',
  },
  updated: {
    id: 'ui.ProvinceCard.updated',
    defaultMessage: 'Updated {moment}',
    description: 'When the values were true: a date and a time',
  },
});
