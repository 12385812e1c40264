import { emailLimit } from '@nzete/domain';
import { Type } from 'typebox';
import { forbidden } from '../http/problems/problem-schemas.ts';
import { emailAddress, oneOf, strictObject, tokenExample } from '../http/schemas.ts';

const passPhrase = 'a long pass phrase';

export const newPassword = () =>
  Type.String({
    minLength: 8,
    maxLength: 128,
    format: 'password',
    description: 'Hard to guess: at least 3 of the 4 that zxcvbn gives',
    examples: [passPhrase],
  });

export const newUsername = () =>
  Type.String({
    'x-typed-name': 'visible',
    minLength: 3,
    maxLength: 64,
    pattern: '^[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}_.-]*$',
    description: 'Letters, digits, dot, dash and underscore; starts with a letter or digit',
    examples: ['ada'],
  });

const linkToken = () =>
  Type.String({ minLength: 1, maxLength: 200, description: 'Of the link in the mail', examples: [tokenExample] });

export const Credentials = strictObject(
  {
    username: Type.String({
      'x-typed-name': 'key',
      minLength: 1,
      maxLength: emailLimit,
      pattern: '^[^\\u0000]*$',
      description: 'The username, or the confirmed address of the account',
      examples: ['ada'],
    }),
    password: Type.String({ minLength: 1, maxLength: 128, format: 'password', examples: [passPhrase] }),
  },
  { $id: 'Credentials' },
);

export const Token = strictObject(
  {
    access_token: Type.String({
      description: 'Opaque; send it as `Authorization: Bearer <access_token>`',
      examples: [tokenExample],
    }),
    token_type: oneOf(['bearer']),
    expires_in: Type.Integer({ description: 'Seconds until it stops working', examples: [604800] }),
  },
  { $id: 'Token' },
);

export const Registration = strictObject(
  {
    username: newUsername(),
    email: emailAddress(),
    password: newPassword(),
  },
  { $id: 'Registration' },
);

export const User = strictObject(
  {
    id: Type.String({ format: 'uuid', examples: ['3f2c1a9e-7d44-4f0b-9a51-0c7e4b8d2f63'] }),
    username: Type.String({ examples: ['ada'] }),
    email: emailAddress(),
    created_at: Type.String({ format: 'date-time', examples: ['2025-06-01T08:30:00.000Z'] }),
    email_confirmed: Type.Boolean({
      description: 'Whether its owner followed the link that was mailed; nothing sent with the address shows before',
      examples: [true],
    }),
  },
  { $id: 'User' },
);

export const EmailConfirmation = strictObject({ token: linkToken() }, { $id: 'EmailConfirmation' });

export const PasswordResetRequest = strictObject(
  { email: emailAddress({ description: 'The address of the account' }) },
  { $id: 'PasswordResetRequest' },
);

export const PasswordReset = strictObject({ token: linkToken(), password: newPassword() }, { $id: 'PasswordReset' });

export const ErasureRequest = strictObject(
  { password: Credentials.properties.password },
  { $id: 'ErasureRequest', description: 'The password of the account, so that no borrowed phone can do it' },
);

const rowCount = (description: string) =>
  Type.Unsafe<Record<string, number>>({
    type: 'object',
    additionalProperties: { type: 'integer', minimum: 0 },
    description,
    examples: [{ volunteer_application: 1 }],
  });

export const Erasure = strictObject(
  {
    erased: rowCount('How many records were erased, by table'),
    retained: rowCount('How many records of identity checks the law keeps, by table'),
    retained_until: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'When the last of them is deleted: seven years after it was sent. Null if none is kept',
      examples: ['2033-06-01T08:30:00.000Z'],
    }),
  },
  { $id: 'Erasure' },
);

export const OwnData = Type.Unsafe<Record<string, object[]>>({
  $id: 'OwnData',
  type: 'object',
  additionalProperties: { type: 'array', items: { type: 'object', additionalProperties: true } },
  description: 'Everything that is stored about the address, decrypted, by table. Documents are in base64',
  examples: [{ newsletter_subscription: [{ email: 'ada@example.org', language: 'fr' }] }],
});

/** The response of calls that need a confirmed address. */
export const unconfirmed = {
  403: {
    ...forbidden,
    description: 'The address of the account is not confirmed yet, or another site sent the request',
  },
};
