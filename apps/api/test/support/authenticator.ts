import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

interface Ceremony {
  origin: string;
  challenge: string;
  rpId: string;
  /** Of signatures. */
  counter?: number;
  /** Whether the person showed who they are: a finger, a face or a PIN. */
  isVerified?: boolean;
}

/** What the browser says that it asked for. */
const clientData = (type: 'webauthn.create' | 'webauthn.get', { origin, challenge }: Ceremony) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** WebAuthn, 6.1. */
function authenticatorData({ rpId, counter = 0, isVerified = true }: Ceremony, credential = Buffer.alloc(0)) {
  const head = Buffer.alloc(5);
  const verified = isVerified ? USER_VERIFIED : 0;
  head.writeUInt8(USER_PRESENT | verified | (credential.length > 0 ? HAS_CREDENTIAL : 0));
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId), head, credential]);
}

/** An ES256 key in COSE: a CBOR map of five entries. */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }) {
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
}

/** The CBOR map `{ fmt: 'none', attStmt: {}, authData }`. */
function attestation(authData: Buffer) {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(authData.length);
  const start = Buffer.concat([Buffer.from('a363', 'hex'), Buffer.from('fmtdnone')]);
  const statement = Buffer.concat([Buffer.from('67', 'hex'), Buffer.from('attStmt'), Buffer.from('a0', 'hex')]);
  const data = Buffer.concat([Buffer.from('68', 'hex'), Buffer.from('authData'), Buffer.from('59', 'hex'), length]);
  return Buffer.concat([start, statement, data, authData]);
}

/** A passkey in software, with a key of its own, and the browser around it. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  const head = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
  return {
    id,
    /** What the browser makes of the options for a new passkey. */
    create(ceremony: Ceremony) {
      const idLength = Buffer.from([0, credentialId.length]);
      const key = coseKey(publicKey.export({ format: 'jwk' }));
      const credential = Buffer.concat([Buffer.alloc(16), idLength, credentialId, key]);
      return {
        ...head,
        response: {
          clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
          attestationObject: attestation(authenticatorData(ceremony, credential)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** What the browser makes of the options to sign in. */
    get(ceremony: Ceremony) {
      const client = clientData('webauthn.get', ceremony);
      const data = authenticatorData(ceremony);
      return {
        ...head,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        },
      };
    },
  };
}
