import { openStatuses } from '@nzete/domain';
import { claimKey } from '../crypto/load.ts';
import { seal, unseal } from '../crypto/seal.ts';
import { contactIn, type OwnKind } from '../submissions/own.ts';
import { findKycApplications } from './addresses.ts';
import { fieldsContext } from './seal-contexts.ts';
import { wantedOf } from './wanted.ts';

/** Names are what an identity check is about, so they are not corrected. */
const contact = { phone: 'phone', address: 'address', city: 'city', country: 'country' };

const read: OwnKind['read'] = async ({ store, keyring }, email) => {
  const { found } = await findKycApplications(store, keyring, email);
  const rows = await store.db
    .selectFrom('kyc_application')
    .select(['reference', 'status', 'status_at', 'language', 'wanted', 'created_at as submitted_at'])
    .where(
      'reference',
      'in',
      found.map(({ reference }) => reference),
    )
    .execute();
  return rows.map(({ wanted, ...row }) => {
    const fields = found.find(({ reference }) => reference === row.reference)?.fields;
    const { documents = [] } = wantedOf({ ...row, wanted }) ?? {};
    return { subject: row.reference, ...row, contact: contactIn(contact, { ...fields }), wanted: documents };
  });
};

const withdraw: OwnKind['withdraw'] = async (trx, reference, status_at) => {
  const update = trx
    .updateTable('kyc_application')
    .set({ status: 'withdrawn', status_at })
    .where('reference', '=', reference)
    .where('status', 'in', openStatuses);
  return (await update.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
};

/** Its fields are encrypted together. */
const correct: OwnKind['correct'] = async ({ store, keyring }, reference, changed) => {
  const row = await store.db
    .selectFrom('kyc_application')
    .select('fields')
    .where('reference', '=', reference)
    .executeTakeFirst();
  const opened = row && unseal(keyring, row.fields, fieldsContext(reference));
  if (!row || !opened) return undefined;
  await claimKey(store, keyring);
  const plain = Buffer.from(JSON.stringify({ ...JSON.parse(opened.toString()), ...changed }));
  const fields = seal(keyring, plain, fieldsContext(reference));
  return async (trx) => {
    const update = trx
      .updateTable('kyc_application')
      .set({ fields })
      .where('reference', '=', reference)
      .where('status', 'in', openStatuses)
      .where('fields', '=', row.fields);
    return (await update.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
  };
};

/** The law keeps an identity check as it was decided. */
export const own: OwnKind = {
  contact,
  required: ['phone'],
  open: openStatuses,
  staysAsDecided: true,
  read,
  withdraw,
  correct,
};
