import type { FastifyInstance } from 'fastify';
import { readFields } from './fields.ts';
import { type Filter, findEntries } from './list.ts';

const MAX_ENTRIES = 20_000;

/** What every kind has; the fields of the forms follow. */
export const exportColumns = ['kind', 'subject', 'status', 'submitted_at', 'language'] as const;

type Row = Record<string, string | number | boolean | null>;

/** What matches, newest first, with all fields; a list is one cell. */
export async function exportRows(
  api: Pick<FastifyInstance, 'store' | 'keyring'>,
  filter: Filter,
  accountId: string,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { kind, subject, status, submitted_at } of await findEntries(api.store, filter, accountId, MAX_ENTRIES)) {
    const { fields, language } = await readFields(api, { kind, subject });
    const cells = fields.map(({ name, value }) => [name, Array.isArray(value) ? value.join('; ') : value] as const);
    rows.push({ kind, subject, status, submitted_at, language, ...Object.fromEntries(cells) });
  }
  return rows;
}
