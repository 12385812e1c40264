import { defineMessages } from 'react-intl';

export const partnerCardMessages = defineMessages({
  active: {
    id: 'ui.PartnerCard.active',
    defaultMessage: 'Active',
    description: 'State of a partner that works with us now',
  },
  inactive: {
    id: 'ui.PartnerCard.inactive',
    defaultMessage: 'Inactive',
    description: 'State of a partner that does not work with us at present',
  },
  focus: { id: 'ui.PartnerCard.focus', defaultMessage: 'Focus', description: 'Before what a partner works on' },
  location: {
    id: 'ui.PartnerCard.location',
    defaultMessage: 'Location',
    description: 'Before the place where a partner works',
  },
  projects: {
    id: 'ui.PartnerCard.projects',
    defaultMessage: 'Joint projects',
    description: 'Before the number of joint projects',
  },
  since: {
    id: 'ui.PartnerCard.since',
    defaultMessage: 'Partner since',
    description: 'Before the year of the first agreement with a partner',
  },
});
