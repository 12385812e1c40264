import type { FormDrafts } from '../../../site/src/app/renderer.ts';
import type { Keyring } from '../crypto/keyring.ts';
import { type SealContext, seal, unseal } from '../crypto/seal.ts';
import { createToken, hashToken } from '../crypto/token.ts';
import type { Store } from '../db/types.ts';

const KEPT_MS = 30 * 60_000;

const contextOf = (row: string): SealContext => ({ table: 'form_draft', column: 'values', row });

/**
 * The drafts of forms in several steps that are filled in without JavaScript: encrypted, and erased
 * half an hour after the last step.
 */
export function createFormDrafts({ store: { db }, keyring }: { store: Store; keyring: Keyring }): FormDrafts {
  return {
    read: async (id) => {
      const id_hash = hashToken(id);
      const row = await db
        .selectFrom('form_draft')
        .select('values')
        .where('id_hash', '=', id_hash)
        .where('expires_at', '>', new Date().toISOString())
        .executeTakeFirst();
      const plain = row && unseal(keyring, row.values, contextOf(id_hash));
      return plain && JSON.parse(plain.toString());
    },
    save: async (values, id = createToken().token) => {
      const id_hash = hashToken(id);
      const now = Date.now();
      const row = {
        values: seal(keyring, Buffer.from(JSON.stringify(values)), contextOf(id_hash)),
        expires_at: new Date(now + KEPT_MS).toISOString(),
      };
      await db.deleteFrom('form_draft').where('expires_at', '<=', new Date(now).toISOString()).execute();
      await db
        .insertInto('form_draft')
        .values({ id_hash, ...row })
        .onConflict((conflict) => conflict.column('id_hash').doUpdateSet(row))
        .execute();
      return id;
    },
  };
}
