import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { COSEALG, isoBase64URL, isoUint8Array } from '@simplewebauthn/server/helpers';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import { accountSubject } from '../../audit/account-subject.ts';
import { recordActions } from '../../audit/actions.ts';
import type { Database, Store } from '../../db/types.ts';
import { completeSession, type StaffMember } from '../sessions/sessions.ts';
import { CHALLENGE_MS, keepChallenge, takeChallenge } from './challenge.ts';
import { credentialsOf, savePasskey } from './passkeys.ts';
import type { PasskeyInput, PasskeyProof } from './schemas.ts';
import type { PasskeySite } from './site.ts';

/** Who asks, and for which site. */
export interface Asking {
  store: Store;
  member: StaffMember;
  site: PasskeySite;
  log: FastifyBaseLogger;
}

const RP_NAME = 'Nzete';
/** What authenticators in use have. The default adds one that Node only has as an experiment. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** What the browser needs to make a passkey. */
export async function beginPasskey({ store, member, site }: Asking) {
  const options = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: site.rpID,
    userName: member.username,
    userDisplayName: member.username,
    userID: isoUint8Array.fromUTF8String(member.accountId),
    timeout: CHALLENGE_MS,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: await credentialsOf(store, member),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  await keepChallenge(store, member, options.challenge);
  return options;
}

/** The library throws an error that says what is wrong; it may show that `PUBLIC_URL` is. */
async function checked<Result>(log: FastifyBaseLogger, check: Promise<Result>): Promise<Result | undefined> {
  try {
    return await check;
  } catch (error) {
    log.info({ reason: error instanceof Error ? error.message : String(error) }, 'a passkey was refused');
    return undefined;
  }
}

/** Adds a new passkey if it answers the challenge of the session. */
export async function addPasskey(asking: Asking, { name, credential }: Static<typeof PasskeyInput>) {
  const { store, member, site, log } = asking;
  const challenge = await takeChallenge(store, member);
  if (!challenge) return 'refused';
  const verification = await checked(
    log,
    verifyRegistrationResponse({
      response: credential,
      supportedAlgorithmIDs: ALGORITHMS,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpID,
    }),
  );
  if (!verification?.verified) return 'refused';
  const { id, publicKey, counter, transports = [] } = verification.registrationInfo.credential;
  return savePasskey(store, member, {
    ...{ name: name.trim(), credentialId: id, publicKey: isoBase64URL.fromBuffer(publicKey) },
    ...{ counter, transports },
  });
}

/** What the browser needs to sign with a passkey; `undefined` if there is none. */
export async function beginProof({ store, member, site }: Asking) {
  const allowCredentials = await credentialsOf(store, member);
  if (allowCredentials.length === 0) return undefined;
  const options = await generateAuthenticationOptions({
    rpID: site.rpID,
    allowCredentials,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  });
  await keepChallenge(store, member, options.challenge);
  return options;
}

/** The passkey that signed the challenge of the session, and its new counter. */
async function provenPasskey({ store, member, site, log }: Asking, proof: Static<typeof PasskeyProof>) {
  const challenge = await takeChallenge(store, member);
  const passkey = await store.db
    .selectFrom('passkey')
    .select(['id', 'name', 'public_key', 'counter'])
    .where('credential_id', '=', proof.id)
    .where('account_id', '=', member.accountId)
    .executeTakeFirst();
  if (!challenge || !passkey) return undefined;
  // PostgreSQL gives a large number as a text.
  const known = { publicKey: isoBase64URL.toBuffer(passkey.public_key), counter: Number(passkey.counter) };
  const verification = await checked(
    log,
    verifyAuthenticationResponse({
      response: proof,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpID,
      credential: { id: proof.id, ...known },
    }),
  );
  if (!verification?.verified) return undefined;
  const { newCounter } = verification.authenticationInfo;
  return { id: passkey.id, name: passkey.name, seen: passkey.counter, counter: newCounter };
}

async function advanceCounter(
  db: Kysely<Database>,
  passkey: { id: string; seen: number; counter: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter: passkey.counter, last_used_at: new Date().toISOString() })
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.seen)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Takes a passkey as the second factor. Returns the new token of the session if it is right. */
export async function givePasskey(asking: Asking, proof: Static<typeof PasskeyProof>): Promise<string | undefined> {
  const { sessionId, username } = asking.member;
  const passkey = await provenPasskey(asking, proof);
  return asking.store.db.transaction().execute(async (db) => {
    // The counter is still the one that the signature was compared with.
    if (!passkey || !(await advanceCounter(db, passkey))) {
      await recordActions(db, [accountSubject(username)], { who: username, action: 'second-factor-failed' });
      return undefined;
    }
    await recordActions(db, [accountSubject(username)], {
      who: username,
      action: 'passkey-used',
      reason: passkey.name,
    });
    return completeSession(db, sessionId);
  });
}
