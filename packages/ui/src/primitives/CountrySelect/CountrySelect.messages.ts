import { defineMessages } from 'react-intl';

export const countrySelectMessages = defineMessages({
  placeholder: {
    id: 'ui.CountrySelect.placeholder',
    defaultMessage: 'Choose a country',
    description: 'First, empty choice in the list of countries',
  },
  far: {
    id: 'ui.CountrySelect.far',
    defaultMessage: 'Other countries',
    description: 'Heading of the countries below those that the site lists first',
  },
});
