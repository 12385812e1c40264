import type { FastifyInstance } from 'fastify';
import { unseal } from '../crypto/seal.ts';
import { fieldsContext } from '../kyc/seal-contexts.ts';
import { normalisePhone } from '../text/phone.ts';
import type { InboxEntry, OpenEntry } from './schemas.ts';

type Field = OpenEntry['fields'][number];

const tables = {
  volunteer: 'volunteer_application',
  partnership: 'partnership_application',
  feedback: 'feedback',
  consultation: 'consultation',
} as const;

/** What is not a field of the form. */
const OTHER_COLUMNS = ['id', 'reference', 'status', 'status_at', 'language', 'created_at', 'updated_at'];
/** Stored as 0 or 1. */
const FLAGS = ['requires_kyc', 'aml_policy', 'requires_verification', 'background_check', 'working_with_vulnerable'];
/** Stored as JSON lists. */
const LISTS = ['interests'];

function valueIn(name: string, value: unknown): Field['value'] {
  if (FLAGS.includes(name)) return value === 1;
  if (LISTS.includes(name) && typeof value === 'string') return JSON.parse(value) as string[]; // as it was stored
  return value as Field['value']; // texts and numbers
}

const fieldsOf = (values: object): Field[] =>
  Object.entries(values)
    .filter(([name]) => !OTHER_COLUMNS.includes(name))
    .map(([name, value]) => ({ name, value: valueIn(name, value) }));

interface Read {
  fields: Field[];
  language: string | null;
}

/** What the sender wrote. Of a damaged identity check there is nothing. */
export async function readFields(
  { store, keyring }: Pick<FastifyInstance, 'store' | 'keyring'>,
  { kind, subject }: Pick<InboxEntry, 'kind' | 'subject'>,
): Promise<Read> {
  if (kind === 'kyc') {
    const { fields, language, retained_until } = await store.db
      .selectFrom('kyc_application')
      .select(['fields', 'language', 'retained_until'])
      .where('reference', '=', subject)
      .executeTakeFirstOrThrow();
    const opened = unseal(keyring, fields, fieldsContext(subject));
    const values = opened ? JSON.parse(opened.toString()) : { unreadable: true };
    if (typeof values.phone === 'string') values.phone = normalisePhone(values.phone);
    return { fields: fieldsOf({ ...values, retained_until }), language };
  }
  if (kind === 'interests') {
    const row = await store.db
      .selectFrom('course_interest')
      .selectAll()
      .where('id', '=', subject)
      .executeTakeFirstOrThrow();
    return { fields: fieldsOf(row), language: null };
  }
  const row = await store.db
    .selectFrom(tables[kind])
    .selectAll()
    .where('reference', '=', subject)
    .executeTakeFirstOrThrow();
  return { fields: fieldsOf(row), language: row.language };
}
