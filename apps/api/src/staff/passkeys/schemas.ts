import { type TObject, Type } from 'typebox';
import { oneOf, ref, strictObject } from '../../http/schemas.ts';
import { id, orNull, time } from '../schemas.ts';

/** Bytes in base64url. */
const bytes = (maxLength: number, description?: string) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: '^[\\w-]+$',
    ...(description && { description }),
    examples: ['Zm9yZXN0LWdhcmRlbg'],
  });

/** WebAuthn allows 1023 bytes. */
const credentialId = () => bytes(1_364);

const publicKey = () => oneOf(['public-key'], { examples: ['public-key'] });

const transports = () =>
  Type.Array(Type.String({ maxLength: 50, pattern: '^[a-z-]+$', examples: ['internal'] }), {
    maxItems: 20,
    description: 'How the browser reaches it',
  });

const KnownCredential = strictObject(
  {
    id: credentialId(),
    type: Type.String({ examples: ['public-key'] }),
    transports: Type.Optional(transports()),
  },
  { $id: 'KnownCredential' },
);

const need = () => oneOf(['discouraged', 'preferred', 'required'], { examples: ['required'] });

const timeout = () => Type.Integer({ description: 'In milliseconds', examples: [300_000] });

export const PasskeyCreation = strictObject(
  {
    challenge: bytes(200, 'To be signed once, within five minutes'),
    rp: strictObject({
      id: Type.Optional(Type.String({ description: 'The host name of the site', examples: ['nzete.example'] })),
      name: Type.String({ examples: ['Nzete'] }),
    }),
    user: strictObject({
      id: bytes(100),
      name: Type.String({ examples: ['amani'] }),
      displayName: Type.String({ examples: ['amani'] }),
    }),
    pubKeyCredParams: Type.Array(
      strictObject({ type: publicKey(), alg: Type.Integer({ description: 'By COSE', examples: [-7] }) }),
    ),
    timeout: Type.Optional(timeout()),
    excludeCredentials: Type.Optional(
      Type.Array(ref(KnownCredential), { description: 'Those of the passkeys that were added before' }),
    ),
    authenticatorSelection: Type.Optional(
      strictObject({ residentKey: Type.Optional(need()), userVerification: Type.Optional(need()) }),
    ),
  },
  { $id: 'PasskeyCreation', description: 'What `navigator.credentials.create` takes, as JSON (WebAuthn)' },
);

export const PasskeyRequest = strictObject(
  {
    challenge: bytes(200, 'To be signed once, within five minutes'),
    rpId: Type.Optional(Type.String({ description: 'The host name of the site', examples: ['nzete.example'] })),
    timeout: Type.Optional(timeout()),
    allowCredentials: Type.Optional(Type.Array(ref(KnownCredential))),
    userVerification: Type.Optional(need()),
  },
  { $id: 'PasskeyRequest', description: 'What `navigator.credentials.get` takes, as JSON (WebAuthn)' },
);

/** What the browser returns. */
const credential = <Response extends TObject>(response: Response) => ({
  id: credentialId(),
  rawId: credentialId(),
  type: publicKey(),
  response,
  authenticatorAttachment: Type.Optional(oneOf(['cross-platform', 'platform'], { examples: ['platform'] })),
  clientExtensionResults: Type.Object({}, { description: 'Not read' }),
});

const NewCredential = strictObject(
  credential(
    strictObject({
      clientDataJSON: bytes(4_000),
      attestationObject: bytes(16_000),
      transports: Type.Optional(transports()),
      authenticatorData: Type.Optional(bytes(12_000, 'Not read')),
      publicKey: Type.Optional(bytes(8_000, 'Not read')),
      publicKeyAlgorithm: Type.Optional(Type.Integer({ description: 'Not read', examples: [-7] })),
    }),
  ),
  { $id: 'NewCredential', description: 'What the browser made, as JSON (WebAuthn)' },
);

export const PasskeyInput = strictObject(
  {
    name: Type.String({
      minLength: 1,
      maxLength: 60,
      pattern: '\\S',
      description: 'How its owner recognises it',
      examples: ['My phone'],
    }),
    credential: ref(NewCredential),
  },
  { $id: 'PasskeyInput' },
);

export const PasskeyProof = strictObject(
  credential(
    strictObject({
      clientDataJSON: bytes(4_000),
      authenticatorData: bytes(4_000),
      signature: bytes(8_000),
      userHandle: Type.Optional(bytes(100)),
    }),
  ),
  { $id: 'PasskeyProof', description: 'What the browser signed, as JSON (WebAuthn)' },
);

const Passkey = strictObject(
  {
    id: id(),
    name: Type.String({ examples: ['My phone'] }),
    created_at: time('When it was added'),
    last_used_at: orNull(time('The last sign-in with it')),
  },
  { $id: 'Passkey' },
);

export const Passkeys = Type.Array(ref(Passkey), { $id: 'Passkeys' });

export const AddedPasskey = strictObject(
  {
    passkey: ref(Passkey),
    recovery_codes: Type.Array(Type.String({ examples: ['7K3Q-9XBH-M2PW-4TRA-8VNC-5GJD'] }), {
      description: 'Ten with the first second factor of the account, otherwise none. They are never shown again',
      maxItems: 10,
    }),
  },
  { $id: 'AddedPasskey' },
);
