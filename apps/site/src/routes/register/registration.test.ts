import { expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { messages } from './messages.ts';
import { registrationErrors, registrationSchema } from './registration.ts';

const right = { username: 'ada.mbo', email: 'ada@example.org', password: 'correct horse battery' };

function wrongIn(values: object): Record<string, string> {
  try {
    registrationSchema.validateSync({ ...right, ...values }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]));
  }
}

test('[AUTH-15] each field says what is wrong with it', () => {
  expect(wrongIn({})).toEqual({});
  expect(wrongIn({ username: 'Ada Mbo' })).toEqual({ username: 'usernameWrong' });
  expect(wrongIn({ username: '.ada' })).toEqual({ username: 'usernameWrong' });
  expect(wrongIn({ username: 'Élodie' })).toEqual({});
  expect(wrongIn({ email: 'ada@example' })).toEqual({ email: 'emailWrong' });
  expect(wrongIn({ password: 'short' })).toEqual({ password: 'passwordShort' });
});

test('[AUTH-15] what the server refuses shows at its field', () => {
  expect(registrationErrors({ status: 409, data: { detail: 'Username already taken' } })).toEqual({
    username: 'usernameTaken',
  });
  const data = { detail: 'Not valid', fields: [{ field: 'password', message: 'is easy to guess' }] };
  expect(registrationErrors({ status: 422, data })).toEqual({ password: 'passwordEasy' });
  expect(registrationErrors({ status: 503, data: {} })).toEqual({});
});

test('every error has its words', () => {
  for (const key of ['usernameMissing', 'usernameTaken', 'emailMissing', 'passwordMissing', 'passwordEasy'])
    expect(messages).toHaveProperty(key);
});
