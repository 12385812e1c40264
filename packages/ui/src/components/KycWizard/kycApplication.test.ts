import { expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { emptyKycValues, kycFieldsOf, kycSchemaOf, kycStepOf, toKycApplication } from './kycApplication.ts';
import { kycErrors } from './kycErrors.messages.ts';

/** The error key of each invalid field of a step. */
async function wrongIn(step: number, values: object): Promise<Record<string, string>> {
  try {
    await kycSchemaOf(step).validate({ ...emptyKycValues, ...values }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]));
  }
}

const required = {
  1: 'firstName lastName dateOfBirth nationality idNumber email phone address city country',
  2: 'occupation income sourceOfFunds',
  3: 'relationshipPurpose intendedActivities',
  4: 'dataProcessingConsent dataRetentionAcknowledged rightsInformed',
  5: 'securityAwareness incidentReporting accessControl terms_accepted data_consent',
};

test.each(Object.entries(required))('[KYC-03] step %s requires %s, and nothing else', async (step, names) => {
  const wrong = await wrongIn(Number(step), {});
  expect(Object.keys(wrong).toSorted()).toEqual(names.split(' ').toSorted());
  expect(Object.values(wrong).filter((key) => !(key in kycErrors))).toEqual([]);
});

test('[KYC-03] every field is in one step, in the order of the values', () => {
  expect([1, 2, 3, 4, 5].flatMap(kycFieldsOf)).toEqual(Object.keys(emptyKycValues));
  expect(kycStepOf('income')).toBe(2);
});

test.each([
  ['blanks', { firstName: '   ' }, 'firstName', 'firstName.required'],
  ['half a date', { dateOfBirth: '98-4-21' }, 'dateOfBirth', 'birth.incomplete'],
  ['a day that is none', { dateOfBirth: '1998-2-30' }, 'dateOfBirth', 'birth.impossible'],
  ['a day to come', { dateOfBirth: '2998-2-3' }, 'dateOfBirth', 'birth.future'],
  ['an address without a dot', { email: 'ada@example' }, 'email', 'email.malformed'],
  ['a number in words', { phone: 'eight hundred' }, 'phone', 'phone.malformed'],
  ['too long a name', { firstName: 'a'.repeat(81) }, 'firstName', 'long'],
])('[KYC-03] %s is refused with its own words', async (_, values, name, key) => {
  expect(await wrongIn(1, values)).toHaveProperty(name, key);
  expect(kycErrors).toHaveProperty([key]);
});

test('valid values are sent with an ISO 8601 date', () => {
  expect(toKycApplication({ ...emptyKycValues, dateOfBirth: '1998-4-2' }).dateOfBirth).toBe('1998-04-02');
});
