import { accountSubject } from '../audit/account-subject.ts';
import type { Store } from '../db/types.ts';

interface AuditFilter {
  subject?: string;
  who?: string;
  /** The time and the id of an entry, from `next_before`. */
  before?: string;
  limit?: number;
}

const DEFAULT_LIMIT = 50;
const SEPARATOR = '_';

/** A page of the audit trail, newest first. */
export async function readAudit({ db }: Store, { subject, who, before, limit = DEFAULT_LIMIT }: AuditFilter) {
  let query = db.selectFrom('staff_action').select(['id', 'at', 'who', 'action', 'subject', 'reason']);
  if (subject !== undefined) query = query.where('subject', 'in', [subject, accountSubject(subject)]);
  if (who !== undefined) query = query.where('who', '=', who);
  if (before !== undefined) {
    const [at = '', id = ''] = before.split(SEPARATOR);
    query = query.where((eb) => eb.or([eb('at', '<', at), eb.and([eb('at', '=', at), eb('id', '<', id)])]));
  }
  const rows = await query
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    entries: rows.slice(0, limit).map(({ id: _, ...entry }) => entry),
    next_before: last ? last.at + SEPARATOR + last.id : null,
  };
}
