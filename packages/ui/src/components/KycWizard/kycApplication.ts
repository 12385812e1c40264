import { isoDate } from '../../primitives/DateOfBirthField/birthDate.ts';

/** Annual income, in US dollars. */
export const kycIncomes = ['under-10k', '10k-25k', '25k-50k', '50k-100k', '100k-250k', 'over-250k'] as const;
export type KycIncome = (typeof kycIncomes)[number];

/** Where the money mainly comes from. */
export const kycFunds = ['salary', 'business', 'investments', 'inheritance', 'savings', 'other'] as const;
export type KycFunds = (typeof kycFunds)[number];

/** The role in which the applicant joins. */
export const kycPurposes = ['volunteer', 'partner', 'donor', 'beneficiary', 'vendor', 'other'] as const;
export type KycPurpose = (typeof kycPurposes)[number];

/** Expected transactions, in US dollars a year. */
export const kycVolumes = ['none', 'under-1k', '1k-5k', '5k-25k', '25k-100k', 'over-100k'] as const;
export type KycVolume = (typeof kycVolumes)[number];

/** Without these the application is not taken. */
export const requiredConsents = [
  'dataProcessingConsent',
  'dataRetentionAcknowledged',
  'rightsInformed',
  'securityAwareness',
  'incidentReporting',
  'accessControl',
  'terms_accepted',
  'data_consent',
] as const;
export type RequiredConsent = (typeof requiredConsents)[number];

/** What may be left out. */
export type KycStatement = 'marketingConsent' | 'politically_exposed' | 'sanctions_check';

type KycConsents = Record<RequiredConsent | KycStatement, boolean>;

/** What the fields hold, in their order. */
export interface KycValues extends KycConsents {
  firstName: string;
  lastName: string;
  /** `year-month-day` as typed. */
  dateOfBirth: string;
  nationality: string;
  idNumber: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  country: string;
  occupation: string;
  employer: string;
  income: KycIncome | '';
  sourceOfFunds: KycFunds | '';
  relationshipPurpose: KycPurpose | '';
  expectedTransactionVolume: KycVolume | '';
  intendedActivities: string;
}

/** What is sent: the values of a wizard in which everything required is there. */
export interface KycApplication extends Omit<KycValues, RequiredConsent>, Record<RequiredConsent, true> {
  /** ISO 8601, `1998-04-21`. */
  dateOfBirth: string;
  income: KycIncome;
  sourceOfFunds: KycFunds;
  relationshipPurpose: KycPurpose;
}

export const emptyKycValues: KycValues = {
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  nationality: '',
  idNumber: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  country: '',
  occupation: '',
  employer: '',
  income: '',
  sourceOfFunds: '',
  relationshipPurpose: '',
  expectedTransactionVolume: '',
  intendedActivities: '',
  dataProcessingConsent: false,
  dataRetentionAcknowledged: false,
  rightsInformed: false,
  marketingConsent: false,
  politically_exposed: false,
  sanctions_check: false,
  securityAwareness: false,
  incidentReporting: false,
  accessControl: false,
  terms_accepted: false,
  data_consent: false,
};

/** The application that the values make. */
export const toApplication = (values: KycValues): KycApplication =>
  // The cast: the schemas of the steps require what is required here.
  ({ ...values, dateOfBirth: isoDate(values.dateOfBirth) }) as KycApplication;
