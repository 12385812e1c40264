import type { FastifyInstance } from 'fastify';
import { inboxKindOf } from './kinds.ts';
import type { InboxEntry, OpenEntry } from './schemas.ts';

type Field = OpenEntry['fields'][number];

/** What is not a field of the form. */
const OTHER_COLUMNS = ['id', 'reference', 'status', 'status_at', 'language', 'created_at', 'updated_at'];

interface Read {
  fields: Field[];
  language: string | null;
}

/** What the sender wrote. */
export async function readFields(
  { store, keyring }: Pick<FastifyInstance, 'store' | 'keyring'>,
  { kind, subject }: Pick<InboxEntry, 'kind' | 'subject'>,
): Promise<Read> {
  const { values, language } = await inboxKindOf(kind).open({ store, keyring }, subject);
  const fields = Object.entries(values)
    .filter(([name]) => !OTHER_COLUMNS.includes(name))
    .map(([name, value]) => ({ name, value }));
  return { fields, language };
}
