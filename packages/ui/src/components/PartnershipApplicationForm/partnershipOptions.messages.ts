import { defineMessages } from 'react-intl';

export const organizationTypeMessages = defineMessages({
  ngo: { id: 'ui.PartnershipApplicationForm.types.ngo', defaultMessage: 'NGO', description: 'Type of organisation' },
  government: {
    id: 'ui.PartnershipApplicationForm.types.government',
    defaultMessage: 'Government',
    description: 'Type of organisation',
  },
  private: {
    id: 'ui.PartnershipApplicationForm.types.private',
    defaultMessage: 'Private company',
    description: 'Type of organisation',
  },
  academic: {
    id: 'ui.PartnershipApplicationForm.types.academic',
    defaultMessage: 'Academic institution',
    description: 'Type of organisation',
  },
  international: {
    id: 'ui.PartnershipApplicationForm.types.international',
    defaultMessage: 'International organisation',
    description: 'Type of organisation',
  },
  community: {
    id: 'ui.PartnershipApplicationForm.types.community',
    defaultMessage: 'Community group',
    description: 'Type of organisation',
  },
  other: {
    id: 'ui.PartnershipApplicationForm.types.other',
    defaultMessage: 'Other',
    description: 'Type of organisation',
  },
});

export const legalEntityMessages = defineMessages({
  corporation: {
    id: 'ui.PartnershipApplicationForm.entities.corporation',
    defaultMessage: 'Corporation',
    description: 'Legal form',
  },
  llc: {
    id: 'ui.PartnershipApplicationForm.entities.llc',
    defaultMessage: 'Limited liability company (LLC)',
    description: 'Legal form',
  },
  partnership: {
    id: 'ui.PartnershipApplicationForm.entities.partnership',
    defaultMessage: 'Partnership',
    description: 'Legal form: a company of partners',
  },
  nonprofit: {
    id: 'ui.PartnershipApplicationForm.entities.nonprofit',
    defaultMessage: 'Non-profit',
    description: 'Legal form',
  },
  government: {
    id: 'ui.PartnershipApplicationForm.entities.government',
    defaultMessage: 'Government body',
    description: 'Legal form',
  },
  other: { id: 'ui.PartnershipApplicationForm.entities.other', defaultMessage: 'Other', description: 'Legal form' },
});
