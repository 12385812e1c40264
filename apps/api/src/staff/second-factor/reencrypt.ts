import type { Reencrypt } from '../../crypto/reencryption.ts';
import { secretContext } from './secret-context.ts';

/** The secrets of authenticator apps. */
export const reencrypt: Reencrypt = async ({ store: { db } }, sealAgain) => {
  const changed = { account: 0 };
  for (const { id, totp_secret } of await db.selectFrom('account').select(['id', 'totp_secret']).execute()) {
    const secret = totp_secret && sealAgain(totp_secret, secretContext(id));
    if (!secret) continue;
    // Its owner may have set up another one since.
    const { numUpdatedRows } = await db
      .updateTable('account')
      .set({ totp_secret: secret })
      .where('id', '=', id)
      .where('totp_secret', '=', totp_secret)
      .executeTakeFirstOrThrow();
    changed.account += Number(numUpdatedRows);
  }
  return changed;
};
