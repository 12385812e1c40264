import { describe, expect, test } from 'vitest';
import { emptyPartnershipApplication, fieldsOfSteps, isMissing, stepOf, validate } from './application.ts';

const filled = { ...emptyPartnershipApplication, organizationName: 'Maji', contactName: 'Ada', email: 'ada@maji.cd' };

describe('validate', () => {
  test('[SHIP-05] asks for the name of the organization, the contact and the e-mail address, and for nothing else', () => {
    expect(validate(filled)).toEqual({});
    expect(Object.keys(validate(emptyPartnershipApplication))).toEqual(['organizationName', 'contactName', 'email']);
  });

  test('[SHIP-05] takes blanks for nothing', () => {
    expect(validate({ ...filled, contactName: '  ' })).toEqual({ contactName: 'contactName.required' });
  });

  test('an address that lacks a part is not called missing', () => {
    const errors = validate({ ...filled, email: 'ada@maji' });
    expect(errors).toEqual({ email: 'email.malformed' });
    expect(isMissing(errors)).toBe(false);
    expect(isMissing(validate(emptyPartnershipApplication))).toBe(true);
  });
});

describe('stepOf', () => {
  test('is the first step that has one of the fields', () => {
    expect(stepOf(['resources', 'description'])).toBe(2);
    expect(stepOf(['email'])).toBe(1);
    expect(stepOf(['elsewhere'])).toBe(3);
  });

  test('[SHIP-04] every field is in one step', () => {
    expect(fieldsOfSteps.flat()).toEqual(Object.keys(emptyPartnershipApplication));
  });
});
