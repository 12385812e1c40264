import { defineMessages } from 'react-intl';

export const countrySelectMessages = defineMessages({
  placeholder: {
    id: 'ui.CountrySelect.placeholder',
    defaultMessage: 'Choose a country',
    description: 'First, empty choice in the list of countries',
  },
  near: {
    id: 'ui.CountrySelect.near',
    defaultMessage: 'DR Congo and its neighbours',
    description: 'Heading of the first group in the list of countries',
  },
  far: {
    id: 'ui.CountrySelect.far',
    defaultMessage: 'Other countries',
    description: 'Heading of the second group in the list of countries',
  },
});
