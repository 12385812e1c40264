import { type AnyObjectSchema, boolean, object, string } from 'yup';
import { birthDateProblem } from '../../primitives/DateOfBirthField/birthDate.ts';
import { phoneSchema } from '../../primitives/PhoneField/phoneSchema.ts';
import { emailError } from '../NewsletterForm/emailError.ts';
import { type KycValues, kycFunds, kycIncomes, kycPurposes, kycVolumes } from './kycApplication.ts';

/** The maximum length that the server accepts, in characters. */
export const activitiesLimit = 4000;

const line = (limit: number) => string().trim().max(limit, 'long');
const choice = (options: readonly string[]) => string().oneOf(['', ...options]);
const consent = (name: string) => boolean().required().isTrue(`${name}.required`);
const today = () => new Date().toISOString().slice(0, 10);

const birth = string()
  .required('birth.missing')
  .test('birth', function birth(value) {
    const problem = value && birthDateProblem(value, today());
    return problem ? this.createError({ message: `birth.${problem}` }) : true;
  });

/**
 * The validation schema of each step; messages are keys of `kycErrors`. The server has the same
 * rules, so that it accepts whatever passes here.
 */
const kycSchemas: readonly AnyObjectSchema[] = [
  object({
    firstName: line(80).required('firstName.required'),
    lastName: line(80).required('lastName.required'),
    dateOfBirth: birth,
    nationality: line(80).required('nationality.required'),
    idNumber: line(60).required('idNumber.required'),
    email: string()
      .required('email.required')
      .test('form', 'email.malformed', (value) => !value?.trim() || emailError(value) === undefined),
    phone: phoneSchema().required('phone.required'),
    address: line(200).required('address.required'),
    city: line(80).required('city.required'),
    country: line(80).required('country.required'),
  }),
  object({
    occupation: line(120).required('occupation.required'),
    employer: line(120),
    income: choice(kycIncomes).required('income.required'),
    sourceOfFunds: choice(kycFunds).required('sourceOfFunds.required'),
  }),
  object({
    relationshipPurpose: choice(kycPurposes).required('relationshipPurpose.required'),
    expectedTransactionVolume: choice(kycVolumes),
    intendedActivities: line(activitiesLimit).required('intendedActivities.required'),
  }),
  object({
    dataProcessingConsent: consent('dataProcessingConsent'),
    dataRetentionAcknowledged: consent('dataRetentionAcknowledged'),
    rightsInformed: consent('rightsInformed'),
    marketingConsent: boolean(),
  }),
  object({
    politically_exposed: boolean(),
    sanctions_check: boolean(),
    securityAwareness: consent('securityAwareness'),
    incidentReporting: consent('incidentReporting'),
    accessControl: consent('accessControl'),
    terms_accepted: consent('terms_accepted'),
    data_consent: consent('data_consent'),
  }),
];

/** The schema of a step, from 1. */
export function kycSchemaOf(step: number): AnyObjectSchema {
  const schema = kycSchemas[step - 1];
  if (!schema) throw new Error(`The identity check has no step ${step}.`);
  return schema;
}

/** The fields of a step, in their order. */
export const kycFieldsOf = (step: number) => Object.keys(kycSchemaOf(step).fields) as (keyof KycValues)[]; // a test compares them

/** The step of a field, from 1; the last step for an unknown name. */
export function stepOf(name: string): number {
  const index = kycSchemas.findIndex(({ fields }) => name in fields);
  return index < 0 ? kycSchemas.length : index + 1;
}
