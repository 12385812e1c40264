import { type ApplicationStatus, applicationStatuses } from '@nzete/domain';
import type { Keyring } from '../crypto/keyring.ts';
import type { ScanState } from '../db/tables/kyc.ts';
import type { Store } from '../db/types.ts';
import { fromHundredths } from '../gifts/amount.ts';
import { readKycApplications } from '../kyc/records.ts';
import { unsubscribePath } from '../newsletter/subscriptions/unsubscribe-token.ts';
import { stateOf, type UpdateState } from '../partnership-updates/moderation.ts';
import { readVisitorUpdates } from '../partnership-updates/visitors.ts';

type Values = Record<string, string | number | boolean | null>;

/** A submission as one flat row. */
export interface Entry extends Values {
  kind: InboxKind;
  created_at: string;
}

/** Without the keys, KYC applications are listed but not decrypted. */
interface Source {
  store: Store;
  keyring?: Keyring;
}

type Read = (source: Source) => Promise<(Values & { created_at: string })[]>;

const application =
  (table: 'volunteer_application' | 'partnership_application' | 'feedback' | 'consultation'): Read =>
  async ({ store }) => {
    const rows = await store.db.selectFrom(table).selectAll().execute();
    return rows.map(({ id, status, ...row }) => ({ state: status, ...row }));
  };

const gifts: Read = async ({ store }) => {
  const rows = await store.db.selectFrom('gift').selectAll().execute();
  return rows.map(({ id, status, receipt_issuer, ...row }) => ({
    state: status,
    ...row,
    amount: fromHundredths(row.amount),
    received_amount: row.received_amount === null ? null : fromHundredths(row.received_amount),
  }));
};

const signUps: Read = async ({ store }) => {
  const rows = await store.db.selectFrom('event_sign_up').selectAll().execute();
  return rows.map(({ id, status, ...row }) => ({ state: status, ...row }));
};

const interests: Read = async ({ store }) => {
  const rows = await store.db.selectFrom('course_interest').selectAll().execute();
  return rows.map(({ id, ...row }) => row);
};

async function listKyc({ db }: Store) {
  return db
    .selectFrom('kyc_application')
    .select(['status', 'reference', 'created_at', 'retained_until'])
    .orderBy('reference')
    .execute();
}

/** Appended to the kind of a document that cannot be opened. */
const scanMarks: Partial<Record<ScanState, string>> = { waiting: ':being-checked', infected: ':infected' };

const kyc: Read = async ({ store, keyring }) => {
  const sent = await store.db.selectFrom('kyc_document').select(['reference', 'kind', 'scan']).execute();
  const applications = keyring ? await readKycApplications(store, keyring) : await listKyc(store);
  return applications.map(({ status, ...head }) => {
    const { fields, ...row } = { fields: undefined, ...head };
    const own = sent.filter(({ reference }) => reference === head.reference);
    const documents = own.map(({ kind, scan }) => kind + (scanMarks[scan] ?? ''));
    const opened = keyring && (fields ?? { unreadable: true });
    return { state: status, ...row, ...opened, documents: documents.sort().join(' ') };
  });
};

const updates: Read = async ({ store }) => {
  const rows = await readVisitorUpdates(store);
  return rows.map(({ hidden, waiting, ...row }) => ({ state: stateOf({ hidden, waiting }), ...row }));
};

/** With the keys, each row has its unsubscribe link. */
const newsletter: Read = async ({ store, keyring }) => {
  const rows = await store.db.selectFrom('newsletter_subscription').selectAll().execute();
  return rows.map(({ id, ...row }) => ({
    ...row,
    ...(keyring && { unsubscribe: unsubscribePath(keyring, { id, language: row.language }) }),
  }));
};

const sources = {
  volunteer: application('volunteer_application'),
  partnership: application('partnership_application'),
  kyc,
  feedback: application('feedback'),
  consultation: application('consultation'),
  gift: gifts,
  'event-sign-up': signUps,
  updates,
  newsletter,
  'course-interests': interests,
} satisfies Record<string, Read>;

export type InboxKind = keyof typeof sources;

// The cast: the keys of an object literal are exactly its own.
export const inboxKinds = Object.keys(sources) as InboxKind[];

const byLetter: Record<string, InboxKind> = {
  V: 'volunteer',
  P: 'partnership',
  K: 'kyc',
  F: 'feedback',
  C: 'consultation',
  G: 'gift',
  E: 'event-sign-up',
};

export const kindOfReference = (reference: string): InboxKind | undefined => byLetter[reference.split('-')[1] ?? ''];

/** The state of an entry; subscriptions and course interests have none. */
export const inboxStates = [...applicationStatuses, 'shown', 'hidden', 'waiting'] as const;

export type InboxState = (typeof inboxStates)[number] & (ApplicationStatus | UpdateState);

export interface InboxFilter {
  kind?: InboxKind;
  state?: InboxState;
  /** ISO 8601 date or time in UTC; earlier entries are left out. */
  since?: string;
}

export async function readInbox(source: Source, { kind, state, since = '' }: InboxFilter = {}): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const one of kind ? [kind] : inboxKinds) {
    for (const row of await sources[one](source)) entries.push({ kind: one, ...row });
  }
  return entries
    .filter((entry) => entry.created_at >= since && (state === undefined || entry.state === state))
    .sort((a, b) => (a.created_at < b.created_at ? 1 : a.created_at > b.created_at ? -1 : 0));
}
