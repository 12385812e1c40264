import { expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { messages } from './signUp.messages.ts';
import { emptySignUp, type SignUp, shownAs, signUpCall, signUpSchema } from './signUp.ts';

const signUp: SignUp = {
  ...{ event: 'planting', name: ' Ada Mbo ', email: 'ada@example.org', phone: '', people: '3', language: 'ln' },
  ...{ note: ' ', may_wait: false, consent: true },
};

function wrongIn(values: object): Record<string, string> {
  try {
    signUpSchema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path = '', message }) => [path, message]));
  }
}

test('[EVENT-05] an empty form says what is missing at each field that is needed', () => {
  expect(Object.keys(wrongIn({ ...emptySignUp, phone: undefined })).sort()).toEqual([
    ...['consent', 'email', 'event', 'language', 'name', 'people'],
  ]);
  expect(wrongIn({ ...signUp, phone: undefined })).toEqual({});
});

test.each([
  ['name', 'x'.repeat(121), 'nameLong'],
  ['email', 'ada', 'emailWrong'],
  ['phone', 'call me', 'phoneWrong'],
  ['people', '6', 'peopleWrong'],
  ['language', 'de', 'languageMissing'],
  ['note', 'x'.repeat(1_001), 'noteLong'],
  ['consent', false, 'consentMissing'],
])('[EVENT-05] a wrong %s (%j) has its words', (field, value, key) => {
  expect(wrongIn({ ...signUp, phone: undefined, [field]: value })).toEqual({ [field]: key });
  expect(messages).toHaveProperty(key);
});

test.each(['tel:+243812345678', '＋243812345678', '٠٨١٢٣٤٥٦٧٨', '081,234,56,78'])(
  '[INPUT-04] %j is a number',
  (phone) => {
    expect(wrongIn({ ...signUp, phone })).toEqual({});
  },
);

test('[EVENT-05] what is blank is left out, and the number of people is a number', () => {
  expect(signUpCall(signUp).signUpInput).toEqual({
    ...{ event: 'planting', name: 'Ada Mbo', email: 'ada@example.org', people: 3, language: 'ln', consent: true },
  });
  expect(signUpCall({ ...signUp, phone: '+243 800', note: 'a', may_wait: true }).signUpInput).toMatchObject({
    ...{ phone: '+243 800', note: 'a', may_wait: true },
  });
});

test('[SEND-07] no confirmation promises a mail that a server without mail does not send', () => {
  expect(shownAs({ is_waiting: false, is_mailed: true })).toBe('event-sign-up');
  expect(shownAs({ is_waiting: true, is_mailed: true })).toBe('event-waiting');
  expect(shownAs({ is_waiting: false, is_mailed: false })).toBe('event-sign-up-unmailed');
  expect(shownAs({ is_waiting: true, is_mailed: false })).toBe('event-waiting-unmailed');
});
