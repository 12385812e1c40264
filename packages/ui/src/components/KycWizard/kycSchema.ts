import { boolean, type ObjectSchema, object, string } from 'yup';
import { birthDateProblem } from '../../primitives/DateOfBirthField/birthDate.ts';
import { isPhoneNumber } from '../../primitives/PhoneField/isPhoneNumber.ts';
import { emailError } from '../NewsletterForm/emailError.ts';
import { kycFunds, kycIncomes, kycPurposes, kycVolumes } from './kycApplication.ts';

/** The longest text that the foundation's server takes, in characters. */
export const activitiesLimit = 4000;

const line = (limit: number) => string().trim().max(limit, 'long');
const choice = (options: readonly string[]) => string().oneOf(['', ...options]);
const consent = (name: string) => boolean().oneOf([true], `${name}.required`);
const today = () => new Date().toISOString().slice(0, 10);

const birth = string().test('birth', function birth(value) {
  const problem = birthDateProblem(value ?? '', today());
  return problem ? this.createError({ message: `birth.${problem}` }) : true;
});

/**
 * What keeps each step from being left; the messages are keys (see `kycErrors`).
 * The server has the same rules, so that what passes here is taken.
 */
export const kycSchemas: readonly ObjectSchema<object>[] = [
  object({
    firstName: line(80).required('firstName.required'),
    lastName: line(80).required('lastName.required'),
    dateOfBirth: birth,
    nationality: line(80).required('nationality.required'),
    idNumber: line(60).required('idNumber.required'),
    email: string()
      .required('email.required')
      .test('form', 'email.malformed', (value) => !value?.trim() || emailError(value) === undefined),
    phone: string()
      .trim()
      .required('phone.required')
      .test('form', 'phone.malformed', (value) => !value || isPhoneNumber(value)),
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
  }),
  object({
    securityAwareness: consent('securityAwareness'),
    incidentReporting: consent('incidentReporting'),
    accessControl: consent('accessControl'),
    terms_accepted: consent('terms_accepted'),
    data_consent: consent('data_consent'),
  }),
];
