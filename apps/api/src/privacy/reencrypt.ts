import { type Place, seal, sealedWith, unseal } from '../crypto/seal.ts';
import { documentPlace, fieldsPlace } from '../kyc/places.ts';
import type { Vault } from './vault.ts';

/**
 * Encrypts with the current key what is still encrypted with an older one, after which the older one may be forgotten.
 * A document that is sent at the same moment is left alone: it comes with the current key.
 */
export async function reencrypt({ store: { db }, keyring }: Vault): Promise<Record<string, number>> {
  const changed = { kyc_application: 0, kyc_document: 0 };
  const again = (sealed: string, place: Place) => seal(keyring, unseal(keyring, sealed, place), place);

  for (const { reference, fields } of await db
    .selectFrom('kyc_application')
    .select(['reference', 'fields'])
    .execute()) {
    if (sealedWith(fields) === keyring.current.id) continue;
    const update = db.updateTable('kyc_application').set({ fields: again(fields, fieldsPlace(reference)) });
    await update.where('reference', '=', reference).execute();
    changed.kyc_application += 1;
  }
  for (const { reference, kind } of await db.selectFrom('kyc_document').select(['reference', 'kind']).execute()) {
    const row = db
      .selectFrom('kyc_document')
      .select('content')
      .where('reference', '=', reference)
      .where('kind', '=', kind);
    const content = (await row.executeTakeFirst())?.content;
    if (content === undefined || sealedWith(content) === keyring.current.id) continue;
    const update = db.updateTable('kyc_document').set({ content: again(content, documentPlace(reference, kind)) });
    await update.where('reference', '=', reference).where('kind', '=', kind).where('content', '=', content).execute();
    changed.kyc_document += 1;
  }
  return changed;
}
