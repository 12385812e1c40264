import { defineMessages } from 'react-intl';

export const incomeMessages = defineMessages({
  'under-10k': {
    id: 'ui.KycWizard.income.under-10k',
    defaultMessage: 'Under $10,000',
    description: 'Annual income in US dollars',
  },
  '10k-25k': {
    id: 'ui.KycWizard.income.10k-25k',
    defaultMessage: '$10,000 to $25,000',
    description: 'Annual income in US dollars',
  },
  '25k-50k': {
    id: 'ui.KycWizard.income.25k-50k',
    defaultMessage: '$25,000 to $50,000',
    description: 'Annual income in US dollars',
  },
  '50k-100k': {
    id: 'ui.KycWizard.income.50k-100k',
    defaultMessage: '$50,000 to $100,000',
    description: 'Annual income in US dollars',
  },
  '100k-250k': {
    id: 'ui.KycWizard.income.100k-250k',
    defaultMessage: '$100,000 to $250,000',
    description: 'Annual income in US dollars',
  },
  'over-250k': {
    id: 'ui.KycWizard.income.over-250k',
    defaultMessage: 'Over $250,000',
    description: 'Annual income in US dollars',
  },
});

export const fundsMessages = defineMessages({
  salary: { id: 'ui.KycWizard.funds.salary', defaultMessage: 'Salary', description: 'Source of funds' },
  business: { id: 'ui.KycWizard.funds.business', defaultMessage: 'Business', description: 'Source of funds' },
  investments: { id: 'ui.KycWizard.funds.investments', defaultMessage: 'Investments', description: 'Source of funds' },
  inheritance: { id: 'ui.KycWizard.funds.inheritance', defaultMessage: 'Inheritance', description: 'Source of funds' },
  savings: { id: 'ui.KycWizard.funds.savings', defaultMessage: 'Savings', description: 'Source of funds' },
  other: { id: 'ui.KycWizard.funds.other', defaultMessage: 'Other', description: 'Source of funds' },
});

export const purposeMessages = defineMessages({
  volunteer: {
    id: 'ui.KycWizard.purposes.volunteer',
    defaultMessage: 'Volunteer',
    description: 'Role of the applicant',
  },
  partner: { id: 'ui.KycWizard.purposes.partner', defaultMessage: 'Partner', description: 'Role of the applicant' },
  donor: { id: 'ui.KycWizard.purposes.donor', defaultMessage: 'Donor', description: 'Role of the applicant' },
  beneficiary: {
    id: 'ui.KycWizard.purposes.beneficiary',
    defaultMessage: 'Beneficiary',
    description: 'Role of the applicant: a beneficiary',
  },
  vendor: {
    id: 'ui.KycWizard.purposes.vendor',
    defaultMessage: 'Vendor',
    description: 'Role of the applicant: a supplier',
  },
  other: { id: 'ui.KycWizard.purposes.other', defaultMessage: 'Other', description: 'Role of the applicant' },
});

export const volumeMessages = defineMessages({
  none: {
    id: 'ui.KycWizard.volumes.none',
    defaultMessage: 'None',
    description: 'Expected transactions in US dollars a year',
  },
  'under-1k': {
    id: 'ui.KycWizard.volumes.under-1k',
    defaultMessage: 'Under $1,000',
    description: 'Expected transactions in US dollars a year',
  },
  '1k-5k': {
    id: 'ui.KycWizard.volumes.1k-5k',
    defaultMessage: '$1,000 to $5,000',
    description: 'Expected transactions in US dollars a year',
  },
  '5k-25k': {
    id: 'ui.KycWizard.volumes.5k-25k',
    defaultMessage: '$5,000 to $25,000',
    description: 'Expected transactions in US dollars a year',
  },
  '25k-100k': {
    id: 'ui.KycWizard.volumes.25k-100k',
    defaultMessage: '$25,000 to $100,000',
    description: 'Expected transactions in US dollars a year',
  },
  'over-100k': {
    id: 'ui.KycWizard.volumes.over-100k',
    defaultMessage: 'Over $100,000',
    description: 'Expected transactions in US dollars a year',
  },
});
