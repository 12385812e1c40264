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

/** Consents that are required. */
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

/** Optional statements. */
export type KycStatement = 'marketingConsent' | 'politically_exposed' | 'sanctions_check';

type KycConsents = Record<RequiredConsent | KycStatement, boolean>;

/** The values of the fields, in their order. */
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

/** The request body of a completed wizard. */
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

/** Converts the values to an application. */
export const toApplication = (values: KycValues): KycApplication =>
  // The schemas of the steps ensure that required values are present.
  ({ ...values, dateOfBirth: isoDate(values.dateOfBirth) }) as KycApplication;
