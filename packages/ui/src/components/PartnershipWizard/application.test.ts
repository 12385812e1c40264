import { describe, expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { applicationSchema, emptyPartnershipApplication, fieldsOf, stepOf } from './application.ts';
import { errorTexts } from './PartnershipWizard.messages.ts';

const filled = { ...emptyPartnershipApplication, organizationName: 'Maji', contactName: 'Ada', email: 'ada@maji.cd' };

function wrongIn(values: object): Record<string, string> {
  try {
    applicationSchema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]));
  }
}

describe('what keeps an application from being sent', () => {
  test('[SHIP-05] requires the name of the organization, the contact and the e-mail address, and nothing else', () => {
    expect(wrongIn(filled)).toEqual({});
    const wrong = wrongIn(emptyPartnershipApplication);
    expect(Object.keys(wrong).toSorted()).toEqual(['contactName', 'email', 'organizationName']);
    for (const key of Object.values(wrong)) expect(errorTexts).toHaveProperty([key]);
  });

  test('[SHIP-05] treats blanks as empty', () => {
    expect(wrongIn({ ...filled, contactName: '  ' })).toEqual({ contactName: 'contactName.required' });
  });

  test('an incomplete address is not reported as missing', () => {
    expect(wrongIn({ ...filled, email: 'ada@maji' })).toEqual({ email: 'email.malformed' });
  });
});

test('[SHIP-05] a phone number may be left blank, but not be something else', () => {
  expect(wrongIn({ ...filled, phone: '  ' })).toEqual({});
  expect(wrongIn({ ...filled, phone: 'call me' })).toEqual({ phone: 'phone.malformed' });
  expect(errorTexts).toHaveProperty(['phone.malformed']);
});

describe('stepOf', () => {
  test('is the first step that has one of the fields', () => {
    expect(stepOf(['resources', 'description'])).toBe(2);
    expect(stepOf(['email'])).toBe(1);
    expect(stepOf(['elsewhere'])).toBe(3);
  });

  test('[SHIP-04] every field is in one step', () => {
    expect([1, 2, 3].flatMap(fieldsOf)).toEqual(Object.keys(emptyPartnershipApplication));
  });
});
