// Servers read these too, and `react-intl` itself is code for the browser.
import { defineMessages, type MessageDescriptor } from 'react-intl/server';

/** Without the text of each message, so that the type of the definition can be read. */
export const plain = <Name extends string>(
  messages: Record<Name, MessageDescriptor>,
): Record<Name, MessageDescriptor> => messages;

export const basicMessages = plain(
  defineMessages({
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
      defaultMessage: 'Your occupation, and where your money comes from',
      description: 'Below the title of the second step',
    },
    purpose: {
      id: 'ui.KycWizard.purpose',
      defaultMessage: 'Purpose and Intent',
      description: 'Title of the third step',
    },
    purposeText: {
      id: 'ui.KycWizard.purposeText',
      defaultMessage: 'Relationship objectives',
      description: 'Below the title of the third step',
    },
    privacy: { id: 'ui.KycWizard.privacy', defaultMessage: 'Privacy', description: 'Title of the fourth step' },
    privacyText: {
      id: 'ui.KycWizard.privacyText',
      defaultMessage: 'Data protection consent',
      description: 'Below the title of the fourth step',
    },
    final: { id: 'ui.KycWizard.final', defaultMessage: 'Final Verification', description: 'Title of the fifth step' },
    finalText: {
      id: 'ui.KycWizard.finalText',
      defaultMessage: 'Documents and compliance',
      description: 'Below the title of the fifth step',
    },
    firstName: { id: 'ui.KycWizard.firstName', defaultMessage: 'First Name', description: 'Field' },
    lastName: { id: 'ui.KycWizard.lastName', defaultMessage: 'Last Name', description: 'Field' },
    oneName: {
      id: 'ui.KycWizard.oneName',
      defaultMessage: 'I have only one name (the first name)',
      description: 'Box below the last name, which is then not asked for',
    },
    dateOfBirth: {
      id: 'ui.KycWizard.dateOfBirth',
      defaultMessage: 'Date of Birth',
      description: 'Question over day, month and year',
    },
    nationality: { id: 'ui.KycWizard.nationality', defaultMessage: 'Nationality', description: 'Field' },
    idNumber: { id: 'ui.KycWizard.idNumber', defaultMessage: 'ID Number', description: 'Field' },
    email: { id: 'ui.KycWizard.email', defaultMessage: 'E-mail', description: 'Field' },
    phone: { id: 'ui.KycWizard.phone', defaultMessage: 'Phone', description: 'Field' },
    address: { id: 'ui.KycWizard.address', defaultMessage: 'Address', description: 'Field' },
    city: { id: 'ui.KycWizard.city', defaultMessage: 'City', description: 'Field' },
    country: { id: 'ui.KycWizard.country', defaultMessage: 'Country', description: 'Field' },
    occupation: { id: 'ui.KycWizard.occupation', defaultMessage: 'Occupation', description: 'Field' },
    employer: { id: 'ui.KycWizard.employer', defaultMessage: 'Employer', description: 'Field' },
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
    documents: { id: 'ui.KycWizard.documents', defaultMessage: 'Documents', description: 'Heading in the fifth step' },
    governmentId: { id: 'ui.KycWizard.governmentId', defaultMessage: 'Government ID', description: 'Field for a file' },
    proofOfAddress: {
      id: 'ui.KycWizard.proofOfAddress',
      defaultMessage: 'Proof of Address',
      description: 'Field for a file',
    },
    compliance: {
      id: 'ui.KycWizard.compliance',
      defaultMessage: 'Compliance',
      description: 'Heading in the fifth step',
    },
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
    review: {
      id: 'ui.KycWizard.review',
      defaultMessage: 'Check your answers',
      description: 'Heading over all values, before they are submitted',
    },
    terms_accepted: { id: 'ui.KycWizard.terms_accepted', defaultMessage: 'I accept the terms', description: 'Consent' },
    data_consent: {
      id: 'ui.KycWizard.data_consent',
      defaultMessage: 'My data are true and may be checked',
      description: 'Consent',
    },
  }),
);

export const fundsMessages = plain(
  defineMessages({
    salary: { id: 'ui.KycWizard.funds.salary', defaultMessage: 'Salary', description: 'Source of funds' },
    business: { id: 'ui.KycWizard.funds.business', defaultMessage: 'Business', description: 'Source of funds' },
    investments: {
      id: 'ui.KycWizard.funds.investments',
      defaultMessage: 'Investments',
      description: 'Source of funds',
    },
    inheritance: {
      id: 'ui.KycWizard.funds.inheritance',
      defaultMessage: 'Inheritance',
      description: 'Source of funds',
    },
    savings: { id: 'ui.KycWizard.funds.savings', defaultMessage: 'Savings', description: 'Source of funds' },
    other: { id: 'ui.KycWizard.funds.other', defaultMessage: 'Other', description: 'Source of funds' },
  }),
);

export const purposeMessages = plain(
  defineMessages({
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
  }),
);
