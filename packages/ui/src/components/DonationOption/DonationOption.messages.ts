import { defineMessages } from 'react-intl';

export const donationOptionMessages = defineMessages({
  sample: {
    id: 'ui.DonationOption.sample',
    defaultMessage: 'Sample',
    description: 'Mark of a donation method with invented numbers',
  },
});
