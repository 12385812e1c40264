import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { accountSubject } from '../../audit/account-subject.ts';
import { recordActions } from '../../audit/actions.ts';
import type { Database, Store } from '../../db/types.ts';
import { createRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { lockSecondFactors } from '../second-factor/state.ts';
import { completeSession, type StaffMember } from '../sessions/sessions.ts';

const MAX_PASSKEYS = 10;

/** One's own, oldest first. */
export const listPasskeys = ({ db }: Store, { accountId }: StaffMember) =>
  db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** One's own as the browser needs to know them. */
export async function credentialsOf({ db }: Store, { accountId }: StaffMember) {
  const rows = await db
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('account_id', '=', accountId)
    .execute();
  return rows.map((row) => ({ id: row.credential_id, transports: row.transports.split(',').filter(Boolean) }));
}

interface NewPasskey {
  name: string;
  credentialId: string;
  /** In base64url. */
  publicKey: string;
  counter: number;
  transports: readonly string[];
}

async function insertPasskey(db: Kysely<Database>, accountId: string, passkey: NewPasskey) {
  const row = {
    id: randomUUID(),
    name: passkey.name,
    created_at: new Date().toISOString(),
    last_used_at: null,
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkey')
    .values({
      ...row,
      account_id: accountId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports.join(','),
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows ? row : undefined;
}

/**
 * Stores a passkey that was checked. As the first second factor of the account it brings recovery
 * codes, and the session is complete: `token` is its new one.
 */
export function savePasskey({ db }: Store, member: StaffMember, passkey: NewPasskey) {
  return db.transaction().execute(async (trx) => {
    const { hasCode, passkeys, isGiven } = await lockSecondFactors(trx, member);
    const isFirst = !hasCode && passkeys === 0;
    // An account that has a second factor needs it to add another one.
    if (!(isFirst || isGiven)) return 'wanted';
    if (passkeys >= MAX_PASSKEYS) return 'too-many';
    const added = await insertPasskey(trx, member.accountId, passkey);
    if (!added) return 'known';
    const { username } = member;
    await recordActions(trx, [accountSubject(username)], {
      who: username,
      action: 'passkey-added',
      reason: passkey.name,
    });
    const codes = isFirst ? await createRecoveryCodes(trx, member.accountId) : [];
    return { added, codes, token: isFirst ? await completeSession(trx, member.sessionId) : undefined };
  });
}

/** Removes one's own, unless it is the only second factor. */
export function removePasskey({ db }: Store, member: StaffMember, id: string) {
  return db.transaction().execute(async (trx) => {
    const { hasCode, passkeys } = await lockSecondFactors(trx, member);
    const own = trx
      .selectFrom('passkey')
      .select('name')
      .where('id', '=', id)
      .where('account_id', '=', member.accountId);
    const passkey = await own.executeTakeFirst();
    if (!passkey) return 'unknown';
    if (!hasCode && passkeys === 1) return 'only';
    await trx.deleteFrom('passkey').where('id', '=', id).execute();
    const { username } = member;
    await recordActions(trx, [accountSubject(username)], {
      who: username,
      action: 'passkey-removed',
      reason: passkey.name,
    });
    return 'removed';
  });
}
