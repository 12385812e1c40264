import { type SealContext, seal, sealedWith, unseal } from '../crypto/seal.ts';
import { truncateWal, type Vault } from '../crypto/vault.ts';
import { readContent, readRows, replaceContent } from '../kyc/documents/content.ts';
import { documentContext, fieldsContext } from '../kyc/seal-contexts.ts';
import { secretContext } from '../staff/second-factor/secret-context.ts';

interface Reencryption {
  reencrypted: Record<string, number>;
  /** Values that are damaged or altered, and keep their older key. */
  unreadable: string[];
}

/** So that the older key can be removed. Documents replaced meanwhile have the current key. */
export async function reencrypt(vault: Vault): Promise<Reencryption> {
  const { db } = vault.store;
  const { keyring } = vault;
  const reencrypted = { account: 0, kyc_application: 0, kyc_document: 0 };
  const unreadable: string[] = [];
  /** `undefined` if the value has the current key already, or cannot be decrypted. */
  const reencryptValue = (sealed: string, context: SealContext): string | undefined => {
    if (sealedWith(sealed) === keyring.current.id) return undefined;
    const plain = unseal(keyring, sealed, context);
    if (!plain) unreadable.push(context.row);
    return plain && seal(keyring, plain, context);
  };

  for (const { reference, ...row } of await db
    .selectFrom('kyc_application')
    .select(['reference', 'fields'])
    .execute()) {
    const fields = reencryptValue(row.fields, fieldsContext(reference));
    if (!fields) continue;
    // Its sender may have corrected it since, by the current key.
    const { numUpdatedRows } = await db
      .updateTable('kyc_application')
      .set({ fields })
      .where('reference', '=', reference)
      .where('fields', '=', row.fields)
      .executeTakeFirstOrThrow();
    reencrypted.kyc_application += Number(numUpdatedRows);
  }
  for (const { id, totp_secret } of await db.selectFrom('account').select(['id', 'totp_secret']).execute()) {
    const secret = totp_secret && reencryptValue(totp_secret, secretContext(id));
    if (!secret) continue;
    // Its owner may have set up another one since.
    const { numUpdatedRows } = await db
      .updateTable('account')
      .set({ totp_secret: secret })
      .where('id', '=', id)
      .where('totp_secret', '=', totp_secret)
      .executeTakeFirstOrThrow();
    reencrypted.account += Number(numUpdatedRows);
  }
  for await (const row of readRows(vault.store)) {
    if (row.content === '' || sealedWith(row.content) === keyring.current.id) continue;
    const sealed = reencryptValue(await readContent(vault.store, row), documentContext(row.reference, row.kind));
    if (!sealed) continue;
    await replaceContent(vault.store, row, sealed);
    reencrypted.kyc_document += 1;
  }
  await truncateWal(vault);
  return { reencrypted, unreadable };
}
