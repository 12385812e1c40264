import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { accountSubject } from '../../audit/account-subject.ts';
import { recordActions } from '../../audit/actions.ts';
import { claimKey } from '../../crypto/load.ts';
import { seal, unseal } from '../../crypto/seal.ts';
import type { Vault } from '../../crypto/vault.ts';
import type { Database } from '../../db/types.ts';
import { completeSession, type StaffMember } from '../sessions/sessions.ts';
import { createRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';
import { secretContext } from './secret-context.ts';
import { lockSecondFactors } from './state.ts';

/** What authenticator apps assume (RFC 6238). */
const PERIOD_S = 30;
/** One step before and after, for clocks that differ (RFC 6238, 5.2). */
const WINDOW = 1;
const SECRET_BYTES = 20;

const totpOf = (secret: Secret, username: string) =>
  new TOTP({ issuer: 'Nzete', label: username, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_S });

/**
 * The secret of a new app, in use once a code of it is given; `undefined` if one is in use already. A session
 * gets the same secret each time: its page may be reloaded after the app has scanned it.
 */
export async function createSecret(
  { store, keyring }: Vault,
  { accountId, username, sessionId }: StaffMember,
): Promise<{ secret: string; uri: string } | undefined> {
  const fresh = new Secret({ size: SECRET_BYTES });
  await claimKey(store, keyring);
  const totp_secret = seal(keyring, Buffer.from(fresh.base32), secretContext(accountId));
  await store.db
    .updateTable('account')
    .set({ totp_secret, totp_session: sessionId })
    .where('id', '=', accountId)
    .where('totp_confirmed_at', 'is', null)
    .where((eb) => eb.or([eb('totp_session', 'is', null), eb('totp_session', '<>', sessionId)]))
    .execute();
  const stored = await store.db
    .selectFrom('account')
    .select('totp_secret')
    .where('id', '=', accountId)
    .where('totp_confirmed_at', 'is', null)
    .where('totp_session', '=', sessionId)
    .executeTakeFirst();
  const known = stored?.totp_secret && unseal(keyring, stored.totp_secret, secretContext(accountId));
  if (!known) return undefined;
  const secret = Secret.fromBase32(known.toString());
  return { secret: secret.base32, uri: totpOf(secret, username).toString() };
}

/** The time step of a code, if it is right now. */
async function stepOf({ store, keyring }: Vault, { accountId, username }: StaffMember, code: string) {
  const { totp_secret } = await store.db
    .selectFrom('account')
    .select('totp_secret')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const secret = totp_secret && unseal(keyring, totp_secret, secretContext(accountId));
  if (!secret) return undefined;
  const now = Date.now();
  const delta = totpOf(Secret.fromBase32(secret.toString()), username).validate({
    token: code.replace(/\s/g, ''),
    timestamp: now,
    window: WINDOW,
  });
  return delta === null ? undefined : Math.floor(now / (PERIOD_S * 1_000)) + delta;
}

/** Accepts no step twice, nor an earlier one, also of two requests at once. */
async function takeStep(
  db: Kysely<Database>,
  accountId: string,
  step: number,
  confirmed?: { totp_confirmed_at: string },
) {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ totp_last_step: step, ...confirmed })
    .where('id', '=', accountId)
    .where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))
    .where('totp_confirmed_at', confirmed ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Takes a code of the app or a recovery code. Returns the new token of the session if it is right. */
export async function giveSecondFactor(vault: Vault, member: StaffMember, code: string): Promise<string | undefined> {
  const { accountId, username } = member;
  const step = await stepOf(vault, member, code);
  return vault.store.db.transaction().execute(async (db) => {
    const isStep = step !== undefined && (await takeStep(db, accountId, step));
    const isRight = isStep || (member.secondFactors.length > 0 && (await takeRecoveryCode(db, accountId, code)));
    const right = isStep ? 'second-factor-given' : 'recovery-code-used';
    await recordActions(db, [accountSubject(username)], {
      who: username,
      action: isRight ? right : 'second-factor-failed',
    });
    return isRight ? completeSession(db, member.sessionId) : undefined;
  });
}

/** Begins to use the new secret if the code is of it. Returns recovery codes and a new token. */
export async function confirmSecondFactor(
  vault: Vault,
  member: StaffMember,
  code: string,
): Promise<{ codes: string[]; token: string } | undefined> {
  const { accountId, username } = member;
  const step = await stepOf(vault, member, code);
  return vault.store.db.transaction().execute(async (db) => {
    const confirmed = { totp_confirmed_at: new Date().toISOString() };
    // A passkey may have become the second factor in this very moment.
    const { passkeys } = await lockSecondFactors(db, member);
    const isRight = passkeys === 0 && step !== undefined && (await takeStep(db, accountId, step, confirmed));
    const action = isRight ? 'second-factor-set-up' : 'second-factor-failed';
    await recordActions(db, [accountSubject(username)], { who: username, action });
    if (!isRight) return undefined;
    return { codes: await createRecoveryCodes(db, accountId), token: await completeSession(db, member.sessionId) };
  });
}

/** Replaces lost recovery codes; `undefined` if this session has given no second factor. */
export function replaceRecoveryCodes({ store }: Vault, member: StaffMember): Promise<string[] | undefined> {
  const { accountId, username } = member;
  return store.db.transaction().execute(async (db) => {
    const { hasCode, passkeys, isGiven } = await lockSecondFactors(db, member);
    if (!isGiven || !(hasCode || passkeys > 0)) return undefined;
    await recordActions(db, [accountSubject(username)], { who: username, action: 'recovery-codes-replaced' });
    return createRecoveryCodes(db, accountId);
  });
}
