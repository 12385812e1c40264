import { Type } from 'typebox';
import { emailAddress, oneOf, strictObject, tokenExample } from '../http/schemas.ts';

const passPhrase = 'a long pass phrase';

export const Credentials = strictObject(
  {
    username: Type.String({ minLength: 1, maxLength: 64, pattern: '^[^\\u0000]*$', examples: ['ada'] }),
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
    username: Type.String({
      minLength: 3,
      maxLength: 64,
      pattern: '^[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}_.-]*$',
      description: 'Letters, digits, dot, dash and underscore; starts with a letter or digit',
      examples: ['ada'],
    }),
    email: emailAddress(),
    password: Type.String({
      minLength: 8,
      maxLength: 128,
      format: 'password',
      description: 'Hard to guess: at least 3 of the 4 that zxcvbn gives',
      examples: [passPhrase],
    }),
  },
  { $id: 'Registration' },
);

export const User = strictObject(
  {
    id: Type.String({ format: 'uuid', examples: ['3f2c1a9e-7d44-4f0b-9a51-0c7e4b8d2f63'] }),
    username: Type.String({ examples: ['ada'] }),
    email: emailAddress(),
    created_at: Type.String({ format: 'date-time', examples: ['2025-06-01T08:30:00.000Z'] }),
  },
  { $id: 'User' },
);
