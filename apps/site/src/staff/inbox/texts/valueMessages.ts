import { defineMessages } from 'react-intl';

export const valueMessages = defineMessages({
  'availability.weekends': {
    id: 'site.staffInbox.value.availability.weekends',
    defaultMessage: 'Weekends Only',
    description: 'Value of a field',
  },
  'availability.evenings': {
    id: 'site.staffInbox.value.availability.evenings',
    defaultMessage: 'Evenings (weekdays)',
    description: 'Value of a field',
  },
  'availability.flexible': {
    id: 'site.staffInbox.value.availability.flexible',
    defaultMessage: 'Flexible Schedule',
    description: 'Value of a field',
  },
  'availability.fulltime': {
    id: 'site.staffInbox.value.availability.fulltime',
    defaultMessage: 'Full-time Volunteer',
    description: 'Value of a field',
  },
  'availability.parttime': {
    id: 'site.staffInbox.value.availability.parttime',
    defaultMessage: 'Part-time Regular',
    description: 'Value of a field',
  },
  'interests.climate': {
    id: 'site.staffInbox.value.interests.climate',
    defaultMessage: 'Climate Action',
    description: 'Value of a field',
  },
  'interests.reforestation': {
    id: 'site.staffInbox.value.interests.reforestation',
    defaultMessage: 'Reforestation',
    description: 'Value of a field',
  },
  'interests.finance': {
    id: 'site.staffInbox.value.interests.finance',
    defaultMessage: 'Financial Education',
    description: 'Value of a field',
  },
  'interests.outreach': {
    id: 'site.staffInbox.value.interests.outreach',
    defaultMessage: 'Community Outreach',
    description: 'Value of a field',
  },
  'interests.data': {
    id: 'site.staffInbox.value.interests.data',
    defaultMessage: 'Data Collection',
    description: 'Value of a field',
  },
  'interests.partners': {
    id: 'site.staffInbox.value.interests.partners',
    defaultMessage: 'Partner Relations',
    description: 'Value of a field',
  },
  'interests.events': {
    id: 'site.staffInbox.value.interests.events',
    defaultMessage: 'Event Organization',
    description: 'Value of a field',
  },
  'interests.marketing': {
    id: 'site.staffInbox.value.interests.marketing',
    defaultMessage: 'Digital Marketing',
    description: 'Value of a field',
  },
  'organizationType.academic': {
    id: 'site.staffInbox.value.organizationType.academic',
    defaultMessage: 'Academic institution',
    description: 'Value of a field',
  },
  'organizationType.community': {
    id: 'site.staffInbox.value.organizationType.community',
    defaultMessage: 'Community group',
    description: 'Value of a field',
  },
  'organizationType.government': {
    id: 'site.staffInbox.value.organizationType.government',
    defaultMessage: 'Government',
    description: 'Value of a field',
  },
  'organizationType.international': {
    id: 'site.staffInbox.value.organizationType.international',
    defaultMessage: 'International organisation',
    description: 'Value of a field',
  },
  'organizationType.ngo': {
    id: 'site.staffInbox.value.organizationType.ngo',
    defaultMessage: 'NGO',
    description: 'Value of a field',
  },
  'organizationType.other': {
    id: 'site.staffInbox.value.organizationType.other',
    defaultMessage: 'Other',
    description: 'Value of a field',
  },
  'organizationType.private': {
    id: 'site.staffInbox.value.organizationType.private',
    defaultMessage: 'Private company',
    description: 'Value of a field',
  },
  'partnershipType.advocacy': {
    id: 'site.staffInbox.value.partnershipType.advocacy',
    defaultMessage: 'Advocacy',
    description: 'Value of a field',
  },
  'partnershipType.funding': {
    id: 'site.staffInbox.value.partnershipType.funding',
    defaultMessage: 'Funding',
    description: 'Value of a field',
  },
  'partnershipType.implementation': {
    id: 'site.staffInbox.value.partnershipType.implementation',
    defaultMessage: 'Implementation',
    description: 'Value of a field',
  },
  'partnershipType.research': {
    id: 'site.staffInbox.value.partnershipType.research',
    defaultMessage: 'Research',
    description: 'Value of a field',
  },
  'partnershipType.technical': {
    id: 'site.staffInbox.value.partnershipType.technical',
    defaultMessage: 'Technical',
    description: 'Value of a field',
  },
  'legalEntityType.corporation': {
    id: 'site.staffInbox.value.legalEntityType.corporation',
    defaultMessage: 'Corporation',
    description: 'Value of a field',
  },
  'legalEntityType.government': {
    id: 'site.staffInbox.value.legalEntityType.government',
    defaultMessage: 'Government body',
    description: 'Value of a field',
  },
  'legalEntityType.llc': {
    id: 'site.staffInbox.value.legalEntityType.llc',
    defaultMessage: 'Limited liability company (LLC)',
    description: 'Value of a field',
  },
  'legalEntityType.nonprofit': {
    id: 'site.staffInbox.value.legalEntityType.nonprofit',
    defaultMessage: 'Non-profit',
    description: 'Value of a field',
  },
  'legalEntityType.other': {
    id: 'site.staffInbox.value.legalEntityType.other',
    defaultMessage: 'Other',
    description: 'Value of a field',
  },
  'legalEntityType.partnership': {
    id: 'site.staffInbox.value.legalEntityType.partnership',
    defaultMessage: 'Partnership',
    description: 'Value of a field',
  },
  'sourceOfFunds.business': {
    id: 'site.staffInbox.value.sourceOfFunds.business',
    defaultMessage: 'Business',
    description: 'Value of a field',
  },
  'sourceOfFunds.inheritance': {
    id: 'site.staffInbox.value.sourceOfFunds.inheritance',
    defaultMessage: 'Inheritance',
    description: 'Value of a field',
  },
  'sourceOfFunds.investments': {
    id: 'site.staffInbox.value.sourceOfFunds.investments',
    defaultMessage: 'Investments',
    description: 'Value of a field',
  },
  'sourceOfFunds.other': {
    id: 'site.staffInbox.value.sourceOfFunds.other',
    defaultMessage: 'Other',
    description: 'Value of a field',
  },
  'sourceOfFunds.salary': {
    id: 'site.staffInbox.value.sourceOfFunds.salary',
    defaultMessage: 'Salary',
    description: 'Value of a field',
  },
  'sourceOfFunds.savings': {
    id: 'site.staffInbox.value.sourceOfFunds.savings',
    defaultMessage: 'Savings',
    description: 'Value of a field',
  },
  'relationshipPurpose.beneficiary': {
    id: 'site.staffInbox.value.relationshipPurpose.beneficiary',
    defaultMessage: 'Beneficiary',
    description: 'Value of a field',
  },
  'relationshipPurpose.donor': {
    id: 'site.staffInbox.value.relationshipPurpose.donor',
    defaultMessage: 'Donor',
    description: 'Value of a field',
  },
  'relationshipPurpose.other': {
    id: 'site.staffInbox.value.relationshipPurpose.other',
    defaultMessage: 'Other',
    description: 'Value of a field',
  },
  'relationshipPurpose.partner': {
    id: 'site.staffInbox.value.relationshipPurpose.partner',
    defaultMessage: 'Partner',
    description: 'Value of a field',
  },
  'relationshipPurpose.vendor': {
    id: 'site.staffInbox.value.relationshipPurpose.vendor',
    defaultMessage: 'Vendor',
    description: 'Value of a field',
  },
  'relationshipPurpose.volunteer': {
    id: 'site.staffInbox.value.relationshipPurpose.volunteer',
    defaultMessage: 'Volunteer',
    description: 'Value of a field',
  },
  'form.short': {
    id: 'site.staffInbox.value.form.short',
    defaultMessage: 'Short form',
    description: 'Value of a field',
  },
  'form.long': { id: 'site.staffInbox.value.form.long', defaultMessage: 'Long form', description: 'Value of a field' },
  none: { id: 'site.staffInbox.value.none', defaultMessage: 'None', description: 'Value of a field' },
});
