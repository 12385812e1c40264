import { defineMessages } from 'react-intl';

export const donationOptionMessages = defineMessages({
  sample: {
    id: 'ui.DonationOption.sample',
    defaultMessage: 'Sample',
    description: 'Mark at a way to give money whose numbers belong to no one',
  },
});
