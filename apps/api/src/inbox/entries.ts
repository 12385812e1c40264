import { readKycApplications } from '../kyc/records.ts';
import { readVisitorUpdates } from '../partnership-updates/visitors.ts';
import type { Vault } from '../privacy/vault.ts';

type Values = Record<string, string | number | boolean | null>;

/** Something that a visitor sent, as one flat row. */
export interface Entry extends Values {
  kind: InboxKind;
  created_at: string;
}

type Read = (vault: Vault) => Promise<(Values & { created_at: string })[]>;

type PlainTable =
  | 'volunteer_application'
  | 'partnership_application'
  | 'feedback'
  | 'newsletter_subscription'
  | 'course_interest';

const plain =
  (table: PlainTable): Read =>
  async ({ store }) => {
    const rows = await store.db.selectFrom(table).selectAll().execute();
    return rows.map(({ id, ...row }) => row);
  };

async function kyc({ store, keyring }: Vault) {
  const sent = await store.db.selectFrom('kyc_document').select(['reference', 'kind']).execute();
  return (await readKycApplications(store, keyring)).map(({ fields, ...head }) => {
    const documents = sent.filter(({ reference }) => reference === head.reference).map(({ kind }) => kind);
    return { ...head, ...(fields ?? { unreadable: true }), documents: documents.sort().join(' ') };
  });
}

const sources = {
  volunteer: plain('volunteer_application'),
  partnership: plain('partnership_application'),
  kyc,
  feedback: plain('feedback'),
  updates: ({ store }) => readVisitorUpdates(store),
  newsletter: plain('newsletter_subscription'),
  'course-interests': plain('course_interest'),
} satisfies Record<string, Read>;

export type InboxKind = keyof typeof sources;

// The cast: the keys of an object literal are exactly its own.
export const inboxKinds = Object.keys(sources) as InboxKind[];

/**
 * What visitors sent, newest first.
 *
 * @param since ISO-8601 date or time in UTC; what came before is left out.
 */
export async function readInbox(
  vault: Vault,
  options: { kind?: InboxKind | undefined; since?: string | undefined } = {},
): Promise<Entry[]> {
  const { kind, since = '' } = options;
  const entries: Entry[] = [];
  for (const one of kind ? [kind] : inboxKinds) {
    for (const row of await sources[one](vault)) entries.push({ kind: one, ...row });
  }
  return entries
    .filter(({ created_at }) => created_at >= since)
    .sort((a, b) => (a.created_at < b.created_at ? 1 : a.created_at > b.created_at ? -1 : 0));
}
