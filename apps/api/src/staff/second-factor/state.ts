import type { Kysely } from 'kysely';
import type { Database } from '../../db/types.ts';
import type { StaffMember } from '../sessions/sessions.ts';

interface SecondFactorState {
  hasCode: boolean;
  passkeys: number;
  /** Whether this session gave one. */
  isGiven: boolean;
}

/**
 * What an account has now. Its row is locked until the end of the transaction, also by PostgreSQL,
 * so that of two sessions at once only one sets up the first second factor.
 */
export async function lockSecondFactors(
  db: Kysely<Database>,
  { accountId, sessionId }: StaffMember,
): Promise<SecondFactorState> {
  const { totp_confirmed_at } = await db
    .updateTable('account')
    .set((eb) => ({ username: eb.ref('username') }))
    .where('id', '=', accountId)
    .returning('totp_confirmed_at')
    .executeTakeFirstOrThrow();
  const passkeys = await db.selectFrom('passkey').select('id').where('account_id', '=', accountId).execute();
  const session = await db
    .selectFrom('staff_session')
    .select('second_factor_at')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return {
    hasCode: totp_confirmed_at !== null,
    passkeys: passkeys.length,
    isGiven: Boolean(session?.second_factor_at),
  };
}
