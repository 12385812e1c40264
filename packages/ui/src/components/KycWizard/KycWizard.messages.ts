import { defineMessages, type NoMessageValues } from 'react-intl';

export const kycMessages = defineMessages<{
  expired: NoMessageValues;
  personal: NoMessageValues;
  personalText: NoMessageValues;
  professional: NoMessageValues;
  professionalText: NoMessageValues;
  purpose: NoMessageValues;
  purposeText: NoMessageValues;
  privacy: NoMessageValues;
  privacyText: NoMessageValues;
  final: NoMessageValues;
  finalText: NoMessageValues;
  firstName: NoMessageValues;
  lastName: NoMessageValues;
  dateOfBirth: NoMessageValues;
  nationality: NoMessageValues;
  idNumber: NoMessageValues;
  idNumberHint: NoMessageValues;
  email: NoMessageValues;
  phone: NoMessageValues;
  address: NoMessageValues;
  city: NoMessageValues;
  country: NoMessageValues;
  occupation: NoMessageValues;
  employer: NoMessageValues;
  income: NoMessageValues;
  incomeHint: NoMessageValues;
  sourceOfFunds: NoMessageValues;
  relationshipPurpose: NoMessageValues;
  expectedTransactionVolume: NoMessageValues;
  intendedActivities: NoMessageValues;
  intendedActivitiesHint: NoMessageValues;
  choose: NoMessageValues;
  retention: NoMessageValues;
  dataProcessingConsent: NoMessageValues;
  dataProcessingConsentText: NoMessageValues;
  marketingConsent: NoMessageValues;
  marketingConsentText: NoMessageValues;
  dataRetentionAcknowledged: NoMessageValues;
  dataRetentionAcknowledgedText: NoMessageValues;
  rightsInformed: NoMessageValues;
  rightsInformedText: NoMessageValues;
  documents: NoMessageValues;
  governmentId: NoMessageValues;
  proofOfAddress: NoMessageValues;
  compliance: NoMessageValues;
  politically_exposed: NoMessageValues;
  sanctions_check: NoMessageValues;
  security: NoMessageValues;
  securityAwareness: NoMessageValues;
  securityAwarenessText: NoMessageValues;
  incidentReporting: NoMessageValues;
  incidentReportingText: NoMessageValues;
  accessControl: NoMessageValues;
  accessControlText: NoMessageValues;
  terms_accepted: NoMessageValues;
  data_consent: NoMessageValues;
  review: NoMessageValues;
  yes: NoMessageValues;
  no: NoMessageValues;
  submit: NoMessageValues;
  receivedTitle: NoMessageValues;
  receivedText: NoMessageValues;
  save: NoMessageValues;
  savedText: { reference: string };
  papers: NoMessageValues;
  papersText: NoMessageValues;
  papersSent: NoMessageValues;
  papersChecked: NoMessageValues;
}>({
  personal: {
    id: 'ui.KycWizard.personal',
    defaultMessage: 'Personal Information',
    description: 'Title of the first step',
  },
  personalText: {
    id: 'ui.KycWizard.personalText',
    defaultMessage: 'Identity verification. Write as on your ID. Fields with a * are required.',
    description: 'Below the title of the first step',
  },
  professional: {
    id: 'ui.KycWizard.professional',
    defaultMessage: 'Professional Information',
    description: 'Title of the second step',
  },
  professionalText: {
    id: 'ui.KycWizard.professionalText',
    defaultMessage: 'Occupation and income',
    description: 'Below the title of the second step',
  },
  purpose: { id: 'ui.KycWizard.purpose', defaultMessage: 'Purpose and Intent', description: 'Title of the third step' },
  purposeText: {
    id: 'ui.KycWizard.purposeText',
    defaultMessage: 'Relationship objectives',
    description: 'Below the title of the third step',
  },
  privacy: {
    id: 'ui.KycWizard.privacy',
    defaultMessage: 'GDPR and Privacy Compliance',
    description: 'Title of the fourth step',
  },
  privacyText: {
    id: 'ui.KycWizard.privacyText',
    defaultMessage: 'Data protection consent',
    description: 'Below the title of the fourth step',
  },
  final: {
    id: 'ui.KycWizard.final',
    defaultMessage: 'Final Verification and Security',
    description: 'Title of the fifth step',
  },
  finalText: {
    id: 'ui.KycWizard.finalText',
    defaultMessage: 'Documents and compliance',
    description: 'Below the title of the fifth step',
  },
  firstName: { id: 'ui.KycWizard.firstName', defaultMessage: 'First Name', description: 'Field' },
  lastName: { id: 'ui.KycWizard.lastName', defaultMessage: 'Last Name', description: 'Field' },
  dateOfBirth: {
    id: 'ui.KycWizard.dateOfBirth',
    defaultMessage: 'Date of Birth',
    description: 'Question over day, month and year',
  },
  nationality: { id: 'ui.KycWizard.nationality', defaultMessage: 'Nationality', description: 'Field' },
  idNumber: { id: 'ui.KycWizard.idNumber', defaultMessage: 'ID Number', description: 'Field' },
  idNumberHint: {
    id: 'ui.KycWizard.idNumberHint',
    defaultMessage: 'Passport, voter’s card or driving licence',
    description: 'Below the number of the ID',
  },
  email: { id: 'ui.KycWizard.email', defaultMessage: 'E-mail', description: 'Field' },
  phone: { id: 'ui.KycWizard.phone', defaultMessage: 'Phone', description: 'Field' },
  address: { id: 'ui.KycWizard.address', defaultMessage: 'Address', description: 'Field' },
  city: { id: 'ui.KycWizard.city', defaultMessage: 'City', description: 'Field' },
  country: { id: 'ui.KycWizard.country', defaultMessage: 'Country', description: 'Field' },
  occupation: { id: 'ui.KycWizard.occupation', defaultMessage: 'Occupation', description: 'Field' },
  employer: { id: 'ui.KycWizard.employer', defaultMessage: 'Employer', description: 'Field' },
  income: {
    id: 'ui.KycWizard.income',
    defaultMessage: 'Annual Income',
    description: 'Field: a choice, in US dollars',
  },
  incomeHint: {
    id: 'ui.KycWizard.incomeHint',
    defaultMessage: 'In US dollars a year',
    description: 'Below the field for the income',
  },
  sourceOfFunds: {
    id: 'ui.KycWizard.sourceOfFunds',
    defaultMessage: 'Source of Funds',
    description: 'Field: a choice',
  },
  relationshipPurpose: {
    id: 'ui.KycWizard.relationshipPurpose',
    defaultMessage: 'Purpose of the Relationship',
    description: 'Field: a choice',
  },
  expectedTransactionVolume: {
    id: 'ui.KycWizard.expectedTransactionVolume',
    defaultMessage: 'Expected Transaction Volume',
    description: 'Field: a choice, in US dollars',
  },
  intendedActivities: {
    id: 'ui.KycWizard.intendedActivities',
    defaultMessage: 'Intended Activities',
    description: 'Label of a multi-line field',
  },
  intendedActivitiesHint: {
    id: 'ui.KycWizard.intendedActivitiesHint',
    defaultMessage: 'What you want to do with us, where and when',
    description: 'Below the field',
  },
  choose: { id: 'ui.KycWizard.choose', defaultMessage: 'Choose…', description: 'First, empty choice of a list' },
  retention: {
    id: 'ui.KycWizard.retention',
    defaultMessage: 'We keep compliance records for 7 years. After that they are deleted.',
    description: 'In the fourth step',
  },
  dataProcessingConsent: {
    id: 'ui.KycWizard.dataProcessingConsent',
    defaultMessage: 'I consent to the processing of my data',
    description: 'Consent',
  },
  dataProcessingConsentText: {
    id: 'ui.KycWizard.dataProcessingConsentText',
    defaultMessage: 'Only to check who you are and to meet the law.',
    description: 'Below the consent',
  },
  marketingConsent: {
    id: 'ui.KycWizard.marketingConsent',
    defaultMessage: 'You may write to me about other matters',
    description: 'Optional consent',
  },
  marketingConsentText: {
    id: 'ui.KycWizard.marketingConsentText',
    defaultMessage: 'Your application does not depend on it.',
    description: 'Below the consent',
  },
  dataRetentionAcknowledged: {
    id: 'ui.KycWizard.dataRetentionAcknowledged',
    defaultMessage: 'I know that my record is kept for 7 years',
    description: 'Consent',
  },
  dataRetentionAcknowledgedText: {
    id: 'ui.KycWizard.dataRetentionAcknowledgedText',
    defaultMessage: 'Then the staff delete it.',
    description: 'Below the consent',
  },
  rightsInformed: {
    id: 'ui.KycWizard.rightsInformed',
    defaultMessage: 'I know my rights over my data',
    description: 'Consent',
  },
  rightsInformedText: {
    id: 'ui.KycWizard.rightsInformedText',
    defaultMessage: 'You can see, correct and delete your data, as far as the law lets us.',
    description: 'Below the consent',
  },
  documents: { id: 'ui.KycWizard.documents', defaultMessage: 'Documents', description: 'Heading in the fifth step' },
  governmentId: { id: 'ui.KycWizard.governmentId', defaultMessage: 'Government ID', description: 'Field for a file' },
  proofOfAddress: {
    id: 'ui.KycWizard.proofOfAddress',
    defaultMessage: 'Proof of Address',
    description: 'Field for a file',
  },
  compliance: { id: 'ui.KycWizard.compliance', defaultMessage: 'Compliance', description: 'Heading in the fifth step' },
  politically_exposed: {
    id: 'ui.KycWizard.politically_exposed',
    defaultMessage: 'I hold a prominent public office, or am close to someone who does',
    description: 'Optional statement',
  },
  sanctions_check: {
    id: 'ui.KycWizard.sanctions_check',
    defaultMessage: 'I agree to be looked up in sanctions lists',
    description: 'Optional statement',
  },
  security: { id: 'ui.KycWizard.security', defaultMessage: 'Security', description: 'Heading in the fifth step' },
  securityAwareness: {
    id: 'ui.KycWizard.securityAwareness',
    defaultMessage: 'I know how my data are protected',
    description: 'Consent',
  },
  securityAwarenessText: {
    id: 'ui.KycWizard.securityAwarenessText',
    defaultMessage: 'They are encrypted as soon as they arrive.',
    description: 'Below the consent',
  },
  incidentReporting: {
    id: 'ui.KycWizard.incidentReporting',
    defaultMessage: 'I will tell you of any security incident',
    description: 'Consent',
  },
  incidentReportingText: {
    id: 'ui.KycWizard.incidentReportingText',
    defaultMessage: 'For example, if you lose a phone that holds our messages.',
    description: 'Below the consent',
  },
  accessControl: {
    id: 'ui.KycWizard.accessControl',
    defaultMessage: 'I agree to who may see my data',
    description: 'Consent',
  },
  accessControlText: {
    id: 'ui.KycWizard.accessControlText',
    defaultMessage: 'Only the people who check applications. Each look is recorded.',
    description: 'Below the consent',
  },
  terms_accepted: { id: 'ui.KycWizard.terms_accepted', defaultMessage: 'I accept the terms', description: 'Consent' },
  data_consent: {
    id: 'ui.KycWizard.data_consent',
    defaultMessage: 'My data are true and may be checked',
    description: 'Consent',
  },
  review: {
    id: 'ui.KycWizard.review',
    defaultMessage: 'Check your answers',
    description: 'Heading over all values, before they are submitted',
  },
  yes: { id: 'ui.KycWizard.yes', defaultMessage: 'Yes', description: 'Answer: a box is ticked' },
  no: { id: 'ui.KycWizard.no', defaultMessage: 'No', description: 'Answer: a box is not ticked' },
  submit: { id: 'ui.KycWizard.submit', defaultMessage: 'Submit Application', description: 'Button of the fifth step' },
  expired: {
    id: 'ui.KycWizard.expired',
    defaultMessage: 'Your earlier answers were erased after 30 minutes. Please begin again with this step.',
    description: 'Note above the buttons of the first step, in a browser without JavaScript',
  },
  receivedTitle: {
    id: 'ui.KycWizard.receivedTitle',
    defaultMessage: 'Your application has arrived',
    description: 'Confirmation of the application',
  },
  receivedText: {
    id: 'ui.KycWizard.receivedText',
    defaultMessage: 'We will answer within 3-5 business days. Keep the number: we ask for it when you write to us.',
    description: 'Confirmation of the application',
  },
  save: {
    id: 'ui.KycWizard.save',
    defaultMessage: 'Save as a file',
    description: 'Button beside the reference number',
  },
  savedText: {
    id: 'ui.KycWizard.savedText',
    defaultMessage: 'Nzete Foundation. Identity check. Reference number: {reference}',
    description: 'Content of the file that "Save as a file" makes',
  },
  papers: {
    id: 'ui.KycWizard.papers',
    defaultMessage: 'Your documents',
    description: 'Heading above the files that are being sent',
  },
  papersText: {
    id: 'ui.KycWizard.papersText',
    defaultMessage: 'Stay on this page until they are sent.',
    description: 'Below "Your documents"',
  },
  papersSent: {
    id: 'ui.KycWizard.papersSent',
    defaultMessage: 'Your documents have arrived.',
    description: 'When all files have been sent',
  },
  papersChecked: {
    id: 'ui.KycWizard.papersChecked',
    defaultMessage:
      'Your documents have arrived, and are being checked for viruses. You need not wait: we write to you if one has to be sent again.',
    description: 'When all files have been sent, while the virus scanner is away',
  },
});
