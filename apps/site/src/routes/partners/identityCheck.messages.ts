import { defineMessages } from 'react-intl';

/** What this foundation asks and says beyond the example of the package. */
export const messages = defineMessages({
  idNumberHint: {
    id: 'site.partners.identity.idNumberHint',
    defaultMessage: 'Passport, voter’s card or driving licence',
    description: 'Below the number of the ID',
  },
  professionalText: {
    id: 'site.partners.identity.professionalText',
    defaultMessage: 'Occupation and income',
    description: 'Below the title of the second step',
  },
  income: {
    id: 'site.partners.identity.income',
    defaultMessage: 'Annual Income',
    description: 'Field: a choice, in US dollars',
  },
  incomeHint: {
    id: 'site.partners.identity.incomeHint',
    defaultMessage: 'In US dollars a year',
    description: 'Below the field for the income',
  },
  expectedTransactionVolume: {
    id: 'site.partners.identity.expectedTransactionVolume',
    defaultMessage: 'Expected Transaction Volume',
    description: 'Field: a choice, in US dollars',
  },
  privacy: {
    id: 'site.partners.identity.privacy',
    defaultMessage: 'GDPR and Privacy Compliance',
    description: 'Title of the fourth step',
  },
  final: {
    id: 'site.partners.identity.final',
    defaultMessage: 'Final Verification and Security',
    description: 'Title of the fifth step',
  },
  retention: {
    id: 'site.partners.identity.retention',
    defaultMessage: 'We keep compliance records for 7 years. After that they are deleted.',
    description: 'In the fourth step',
  },
  dataRetentionAcknowledged: {
    id: 'site.partners.identity.dataRetentionAcknowledged',
    defaultMessage: 'I know that my record is kept for 7 years',
    description: 'Consent',
  },
  dataRetentionAcknowledgedText: {
    id: 'site.partners.identity.dataRetentionAcknowledgedText',
    defaultMessage: 'Then the staff delete it.',
    description: 'Below the consent',
  },
  security: {
    id: 'site.partners.identity.security',
    defaultMessage: 'Security',
    description: 'Heading in the fifth step',
  },
  securityAwareness: {
    id: 'site.partners.identity.securityAwareness',
    defaultMessage: 'I know how my data are protected',
    description: 'Consent',
  },
  securityAwarenessText: {
    id: 'site.partners.identity.securityAwarenessText',
    defaultMessage: 'They are encrypted as soon as they arrive.',
    description: 'Below the consent',
  },
  incidentReporting: {
    id: 'site.partners.identity.incidentReporting',
    defaultMessage: 'I will tell you of any security incident',
    description: 'Consent',
  },
  incidentReportingText: {
    id: 'site.partners.identity.incidentReportingText',
    defaultMessage: 'For example, if you lose a phone that holds our messages.',
    description: 'Below the consent',
  },
  accessControl: {
    id: 'site.partners.identity.accessControl',
    defaultMessage: 'I agree to who may see my data',
    description: 'Consent',
  },
  accessControlText: {
    id: 'site.partners.identity.accessControlText',
    defaultMessage: 'Only the people who check applications. Each look is recorded.',
    description: 'Below the consent',
  },
  receivedText: {
    id: 'site.partners.identity.receivedText',
    defaultMessage: 'We will answer within 3-5 business days. Keep the number: we ask for it when you write to us.',
    description: 'Confirmation of the application',
  },
  savedText: {
    id: 'site.partners.identity.savedText',
    defaultMessage: 'Nzete Foundation. Identity check. Reference number: {reference}',
    description: 'Content of the file that "Save as a file" makes',
  },
  expired: {
    id: 'site.partners.identity.expired',
    defaultMessage: 'Your earlier answers were erased after 30 minutes. Please begin again with this step.',
    description: 'Note above the buttons of the first step, in a browser without JavaScript',
  },
});

/** What the errors at empty required fields say. */
export const missing = defineMessages({
  income: {
    id: 'site.partners.identity.errors.income.required',
    defaultMessage: 'Choose your annual income.',
    description: 'Error at the field',
  },
  dataRetentionAcknowledged: {
    id: 'site.partners.identity.errors.dataRetentionAcknowledged.required',
    defaultMessage: 'Tick that you know that your record is kept for 7 years.',
    description: 'Error at the consent',
  },
  securityAwareness: {
    id: 'site.partners.identity.errors.securityAwareness.required',
    defaultMessage: 'Tick that you know how your data are protected.',
    description: 'Error at the consent',
  },
  incidentReporting: {
    id: 'site.partners.identity.errors.incidentReporting.required',
    defaultMessage: 'Tick that you will tell us of any security incident.',
    description: 'Error at the consent',
  },
  accessControl: {
    id: 'site.partners.identity.errors.accessControl.required',
    defaultMessage: 'Tick that you agree to who may see your data.',
    description: 'Error at the consent',
  },
});

export const incomes = defineMessages({
  'under-10k': {
    id: 'site.partners.identity.income.under-10k',
    defaultMessage: 'Under $10,000',
    description: 'Annual income in US dollars',
  },
  '10k-25k': {
    id: 'site.partners.identity.income.10k-25k',
    defaultMessage: '$10,000 to $25,000',
    description: 'Annual income in US dollars',
  },
  '25k-50k': {
    id: 'site.partners.identity.income.25k-50k',
    defaultMessage: '$25,000 to $50,000',
    description: 'Annual income in US dollars',
  },
  '50k-100k': {
    id: 'site.partners.identity.income.50k-100k',
    defaultMessage: '$50,000 to $100,000',
    description: 'Annual income in US dollars',
  },
  '100k-250k': {
    id: 'site.partners.identity.income.100k-250k',
    defaultMessage: '$100,000 to $250,000',
    description: 'Annual income in US dollars',
  },
  'over-250k': {
    id: 'site.partners.identity.income.over-250k',
    defaultMessage: 'Over $250,000',
    description: 'Annual income in US dollars',
  },
});

export const volumes = defineMessages({
  none: {
    id: 'site.partners.identity.volumes.none',
    defaultMessage: 'None',
    description: 'Expected transactions in US dollars a year',
  },
  'under-1k': {
    id: 'site.partners.identity.volumes.under-1k',
    defaultMessage: 'Under $1,000',
    description: 'Expected transactions in US dollars a year',
  },
  '1k-5k': {
    id: 'site.partners.identity.volumes.1k-5k',
    defaultMessage: '$1,000 to $5,000',
    description: 'Expected transactions in US dollars a year',
  },
  '5k-25k': {
    id: 'site.partners.identity.volumes.5k-25k',
    defaultMessage: '$5,000 to $25,000',
    description: 'Expected transactions in US dollars a year',
  },
  '25k-100k': {
    id: 'site.partners.identity.volumes.25k-100k',
    defaultMessage: '$25,000 to $100,000',
    description: 'Expected transactions in US dollars a year',
  },
  'over-100k': {
    id: 'site.partners.identity.volumes.over-100k',
    defaultMessage: 'Over $100,000',
    description: 'Expected transactions in US dollars a year',
  },
});
