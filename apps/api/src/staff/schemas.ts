import { staffRoles } from '@nzete/domain';
import { type Static, type TSchema, Type } from 'typebox';
import { Credentials, newPassword, newUsername } from '../accounts/schemas.ts';
import { emailAddress, oneOf, ref, strictObject, tokenExample } from '../http/schemas.ts';
import { languages } from '../text/languages.ts';
import { secondFactors } from './sessions/sessions.ts';

export const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const time = (description: string) =>
  Type.String({ format: 'date-time', description, examples: ['2026-06-01T08:30:00.000Z'] });

const username = (description?: string) => Type.String({ ...(description && { description }), examples: ['amani'] });

export const id = () => Type.String({ format: 'uuid', examples: ['3f2c1a9e-7d44-4f0b-9a51-0c7e4b8d2f63'] });

const Role = oneOf(staffRoles, {
  $id: 'StaffRole',
  description:
    'A reader reads; an editor also writes texts; a reviewer also sees documents and decides; an administrator also manages people',
  examples: ['reviewer'],
});

const secondFactorStates = ['not-needed', 'wanted', 'to-set-up', 'given'] as const;

export const StaffSession = strictObject(
  {
    username: username(),
    email: emailAddress({ examples: ['amani@nzete.example'] }),
    role: ref(Role),
    csrf_token: Type.String({
      description: 'Repeat it in the header `X-CSRF-Token` of every call that writes',
      examples: [tokenExample],
    }),
    expires_at: time('When the session ends by itself: twelve hours after the sign-in'),
    second_factor: oneOf(secondFactorStates, {
      description:
        'Until it is given, or set up by those whose role needs one, other calls of the staff area answer 401',
      examples: ['given'],
    }),
    second_factors: Type.Array(oneOf(secondFactors, { examples: ['code'] }), {
      description: 'What the account has: an app for codes, passkeys, or neither',
    }),
  },
  { $id: 'StaffSession' },
);

export const StaffCredentials = strictObject(Credentials.properties, { $id: 'StaffCredentials' });

export const SecondFactorCode = strictObject(
  {
    code: Type.String({
      'x-typed-name': 'visible',
      minLength: 6,
      maxLength: 60,
      // With the dashes that a phone makes of hyphens.
      pattern: '^[\\w \\-\u2010-\u2015\u2043\u2212]*$',
      description: 'Six digits of the authenticator app, or a recovery code',
      examples: ['492039'],
    }),
  },
  { $id: 'SecondFactorCode' },
);

export const SecondFactorSecret = strictObject(
  {
    secret: Type.String({
      description: 'To type into the app, in base32',
      examples: ['JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'],
    }),
    uri: Type.String({
      description: 'The same for a QR code',
      examples: ['otpauth://totp/Nzete:amani?issuer=Nzete&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'],
    }),
  },
  { $id: 'SecondFactorSecret' },
);

export const RecoveryCodes = strictObject(
  {
    recovery_codes: Type.Array(Type.String({ examples: ['7K3Q-9XBH-M2PW-4TRA-8VNC-5GJD'] }), {
      description: 'Each replaces one code of the app, once. They are never shown again',
      minItems: 10,
      maxItems: 10,
    }),
  },
  { $id: 'RecoveryCodes' },
);

const linkToken = () =>
  Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'What is behind the # of the link',
    examples: [tokenExample],
  });

export const InvitationToken = strictObject({ token: linkToken() }, { $id: 'InvitationToken' });

const invitation = {
  email: emailAddress(),
  role: ref(Role),
  expires_at: time('When the link stops working: 48 hours after it was made'),
};

export const Invitation = strictObject(invitation, { $id: 'Invitation' });

export const InvitationAcceptance = strictObject(
  { token: linkToken(), username: newUsername(), password: newPassword() },
  { $id: 'InvitationAcceptance' },
);

export const InvitationInput = strictObject(
  {
    email: emailAddress(),
    role: ref(Role),
    language: oneOf(languages, { description: 'Of the mail', examples: ['fr'] }),
  },
  { $id: 'InvitationInput' },
);

export const InvitationLink = strictObject(
  {
    link: Type.String({
      format: 'uri',
      description: 'It is mailed too, if the server sends mail. It is never shown again',
      examples: [`https://nzete.example/staff/invitation?lang=fr#${tokenExample}`],
    }),
    expires_at: invitation.expires_at,
  },
  { $id: 'InvitationLink' },
);

const Person = strictObject(
  {
    id: id(),
    username: username(),
    email: emailAddress(),
    role: ref(Role),
    has_second_factor: Type.Boolean({ examples: [true] }),
    second_factor_at: orNull(time('When the app, or the last passkey, was set up')),
    created_at: time('When the invitation was accepted'),
    last_sign_in_at: orNull(time('Of those in the audit trail')),
  },
  { $id: 'StaffPerson' },
);

const OpenInvitation = strictObject(
  {
    id: Type.String({ description: 'Opens nothing', examples: ['Zm9yZXN0LWdhcmRlbi1vZi10aGUtY29uZ28tYmFzaW4'] }),
    ...invitation,
  },
  { $id: 'OpenInvitation' },
);

export const People = strictObject(
  { people: Type.Array(ref(Person)), invitations: Type.Array(ref(OpenInvitation)) },
  { $id: 'People' },
);

export const RoleChange = strictObject(
  { role: orNull(ref(Role)), expected_role: ref(Role) },
  {
    $id: 'RoleChange',
    description: '`expected_role` is the one that you have seen: if it has changed since, nothing is',
  },
);

export const IdParams = strictObject({ id: id() });

export const SecondFactorSeen = strictObject({
  second_factor_at: time('The `second_factor_at` of the person that you have seen'),
});

export const InvitationParams = strictObject({
  id: Type.String({
    pattern: '^[\\w-]{43}$',
    examples: ['Zm9yZXN0LWdhcmRlbi1vZi10aGUtY29uZ28tYmFzaW4'],
  }),
});

const Colleague = strictObject({ id: id(), username: username(), role: ref(Role) }, { $id: 'Colleague' });
export const Colleagues = Type.Array(ref(Colleague), { $id: 'Colleagues' });

const OpenSession = strictObject(
  {
    id: id(),
    username: username(),
    device: orNull(Type.String({ description: 'Browser and system', examples: ['Firefox, Android'] })),
    created_at: time('When it began'),
    expires_at: time('When it ends by itself'),
    is_current: Type.Boolean({ description: 'Whether this call is of this session', examples: [true] }),
  },
  { $id: 'OpenSession' },
);
export const OpenSessions = Type.Array(ref(OpenSession), { $id: 'OpenSessions' });

/** The time and the id of an entry. */
const CURSOR = '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]{12}Z_[\\w-]{36}$';
const cursorExample = '2026-06-01T08:30:00.000Z_3f2c1a9e-7d44-4f0b-9a51-0c7e4b8d2f63';

export const AuditQuery = strictObject({
  subject: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 254,
      description: 'As in an entry; a username also without its @',
      examples: ['NZ-V-2026-7K3Q9XBH'],
    }),
  ),
  who: Type.Optional(Type.String({ minLength: 1, maxLength: 100, examples: ['amani'] })),
  before: Type.Optional(
    Type.String({ pattern: CURSOR, description: '`next_before` of the page before', examples: [cursorExample] }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, description: 'Default: 50', examples: [50] })),
});

const AuditEntry = strictObject(
  {
    at: time('When'),
    who: username('The username, or the name that was given on the command line'),
    action: Type.String({ examples: ['opened'] }),
    subject: Type.String({
      description: 'A reference, a username after an @, an address, an id, or a list',
      examples: ['NZ-V-2026-7K3Q9XBH'],
    }),
    reason: orNull(Type.String({ examples: ['reader → reviewer'] })),
  },
  { $id: 'AuditEntry' },
);

export const Audit = strictObject(
  {
    entries: Type.Array(ref(AuditEntry), { description: 'Newest first' }),
    next_before: orNull(Type.String({ description: 'For the next page, if there is one', examples: [cursorExample] })),
  },
  { $id: 'Audit' },
);

export type SessionView = Static<typeof StaffSession>;
