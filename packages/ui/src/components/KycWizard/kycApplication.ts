import { kycFunds, kycIncomes, kycPurposes, kycVolumes, kycLimits as limits } from '@nzete/domain';
import { type AnyObjectSchema, boolean, type InferType, object, string } from 'yup';
import { emailSchema } from '../../internal/emailSchema.ts';
import { choice, emptyValues, type FormValues, requiredChoice } from '../../internal/formSchema.ts';
import { birthDateProblem, isoDate } from '../../primitives/DateOfBirthField/birthDate.ts';
import { phoneSchema } from '../../primitives/PhoneField/phoneSchema.ts';

export {
  type KycFunds,
  type KycIncome,
  type KycPurpose,
  type KycVolume,
  kycFunds,
  kycIncomes,
  kycLimits,
  kycPurposes,
  kycVolumes,
} from '@nzete/domain';

const line = (limit: number) => string().trim().max(limit, 'long').default('');
const consent = (name: string) => boolean().default(false).required().isTrue(`${name}.required`);
const today = () => new Date().toISOString().slice(0, 10);

const birth = string()
  .default('')
  .required('birth.missing')
  .test('birth', function birth(value) {
    const problem = value && birthDateProblem(value, today());
    return problem ? this.createError({ message: `birth.${problem}` }) : true;
  });

// The steps: their messages are keys of `kycErrors`, and the server has the same rules.
const personal = {
  firstName: line(limits.firstName).required('firstName.required'),
  lastName: line(limits.lastName).required('lastName.required'),
  dateOfBirth: birth,
  nationality: line(limits.nationality).required('nationality.required'),
  idNumber: line(limits.idNumber).required('idNumber.required'),
  email: emailSchema(),
  phone: phoneSchema().default('').required('phone.required'),
  address: line(limits.address).required('address.required'),
  city: line(limits.city).required('city.required'),
  country: line(limits.country).required('country.required'),
};
const employment = {
  occupation: line(limits.occupation).required('occupation.required'),
  employer: line(limits.employer),
  income: requiredChoice(kycIncomes, 'income.required'),
  sourceOfFunds: requiredChoice(kycFunds, 'sourceOfFunds.required'),
};
const purpose = {
  relationshipPurpose: requiredChoice(kycPurposes, 'relationshipPurpose.required'),
  expectedTransactionVolume: choice(kycVolumes),
  intendedActivities: line(limits.intendedActivities).required('intendedActivities.required'),
};
const privacy = {
  dataProcessingConsent: consent('dataProcessingConsent'),
  dataRetentionAcknowledged: consent('dataRetentionAcknowledged'),
  rightsInformed: consent('rightsInformed'),
  marketingConsent: boolean().default(false),
};
const declarations = {
  politically_exposed: boolean().default(false),
  sanctions_check: boolean().default(false),
  securityAwareness: consent('securityAwareness'),
  incidentReporting: consent('incidentReporting'),
  accessControl: consent('accessControl'),
  terms_accepted: consent('terms_accepted'),
  data_consent: consent('data_consent'),
};

const kycSteps = [personal, employment, purpose, privacy, declarations].map((fields) => object(fields));
const kycSchema = object({ ...personal, ...employment, ...purpose, ...privacy, ...declarations });

/** The values of the fields; the date of birth is `year-month-day` as typed. */
export type KycValues = FormValues<InferType<typeof kycSchema>>;

export const emptyKycValues: KycValues = emptyValues(kycSchema);

/** The request body of a completed wizard; the date of birth is ISO 8601, `1998-04-21`. */
export type KycApplication = InferType<typeof kycSchema>;

/** Converts the values to an application. */
export const toKycApplication = (values: KycValues): KycApplication =>
  kycSchema.cast({ ...values, dateOfBirth: isoDate(values.dateOfBirth) });

/** The number of steps. */
export const kycStepCount = kycSteps.length;

/** The schema of a step, from 1. */
export function kycSchemaOf(step: number): AnyObjectSchema {
  const schema = kycSteps[step - 1];
  if (!schema) throw new Error(`The identity check has no step ${step}.`);
  return schema;
}

/** The fields of a step, in their order; a test checks the cast. */
export const kycFieldsOf = (step: number) => Object.keys(kycSchemaOf(step).fields) as (keyof KycValues)[];

/** The step of a field, from 1; the last step for an unknown name. */
export function kycStepOf(name: string): number {
  const index = kycSteps.findIndex(({ fields }) => name in fields);
  return index < 0 ? kycSteps.length : index + 1;
}
