import type { Reencrypt } from '../crypto/reencryption.ts';
import { sealedWith } from '../crypto/seal.ts';
import { readContent, readRows, replaceContent } from './documents/content.ts';
import { documentContext, fieldsContext } from './seal-contexts.ts';

/** Documents replaced meanwhile have the current key. */
export const reencrypt: Reencrypt = async ({ store, keyring }, sealAgain) => {
  const changed = { kyc_application: 0, kyc_document: 0 };
  const applications = await store.db.selectFrom('kyc_application').select(['reference', 'fields']).execute();
  for (const { reference, fields: sealed } of applications) {
    const fields = sealAgain(sealed, fieldsContext(reference));
    if (!fields) continue;
    // Its sender may have corrected it since, by the current key.
    const { numUpdatedRows } = await store.db
      .updateTable('kyc_application')
      .set({ fields })
      .where('reference', '=', reference)
      .where('fields', '=', sealed)
      .executeTakeFirstOrThrow();
    changed.kyc_application += Number(numUpdatedRows);
  }
  for await (const row of readRows(store)) {
    if (row.content === '' || sealedWith(row.content) === keyring.current.id) continue;
    const sealed = sealAgain(await readContent(store, row), documentContext(row.reference, row.kind));
    if (!sealed) continue;
    await replaceContent(store, row, sealed);
    changed.kyc_document += 1;
  }
  return changed;
};
