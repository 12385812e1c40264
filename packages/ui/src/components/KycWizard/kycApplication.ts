import type { KycFunds, KycIncome, KycPurpose, KycVolume } from '@nzete/domain';
import { isoDate } from '../../primitives/DateOfBirthField/birthDate.ts';

export {
  type KycFunds,
  type KycIncome,
  type KycPurpose,
  type KycVolume,
  kycFunds,
  kycIncomes,
  kycPurposes,
  kycVolumes,
} from '@nzete/domain';

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
