import { type ApplicationStatus, openStatuses, type SignUpStatus } from '@nzete/domain';
import type { Vault } from '../crypto/vault.ts';
import type { Store } from '../db/types.ts';
import { findKycApplications } from '../kyc/addresses.ts';
import { wantedOf } from '../kyc/wanted.ts';
import { isLang } from '../text/languages.ts';
import type { OwnSubmission } from './submission-schemas.ts';

/** A seat or a place on the waiting list can be given back. */
export const openSignUps: readonly SignUpStatus[] = ['received', 'accepted'];

type Kind = OwnSubmission['kind'];
type Detail = Exclude<keyof OwnSubmission['contact'], 'email'>;

/** The contact details of each kind that its sender may correct, and the columns that have them. */
export const contactColumns = {
  volunteer: { first_name: 'first_name', last_name: 'last_name', phone: 'phone', location: 'location' },
  partnership: { name: 'contact_name', phone: 'phone', country: 'country' },
  // Names are what an identity check is about, so they are not corrected here.
  kyc: { phone: 'phone', address: 'address', city: 'city', country: 'country' },
  feedback: { name: 'name' },
  consultation: { name: 'name' },
  'event-sign-up': { name: 'name', phone: 'phone' },
  interests: { name: 'name' },
  newsletter: {},
} as const satisfies Record<Kind, Partial<Record<Detail, string>>>;

/** The tables of the kinds that store the address as it is. */
export const plainTables = {
  volunteer: 'volunteer_application',
  partnership: 'partnership_application',
  feedback: 'feedback',
  consultation: 'consultation',
  'event-sign-up': 'event_sign_up',
  interests: 'course_interest',
  newsletter: 'newsletter_subscription',
} as const;

interface Row {
  kind: Kind;
  subject: string;
  reference: string | null;
  status: ApplicationStatus | null;
  submitted_at: string;
  status_at: string | null;
  language: string | null;
  contact: OwnSubmission['contact'];
  /** Of an identity check. */
  wanted?: string | null;
  subscription?: OwnSubmission['subscription'];
}

function contactIn(kind: Kind, email: string, values: Record<string, unknown>): OwnSubmission['contact'] {
  const details = Object.entries(contactColumns[kind]).flatMap(([name, column]) => {
    const value = values[column];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return { email, ...Object.fromEntries(details) };
}

async function readPlain({ db }: Store, kind: keyof typeof plainTables, email: string): Promise<Row[]> {
  const rows = await db.selectFrom(plainTables[kind]).selectAll().where('email', '=', email).execute();
  return rows.map((row) => {
    // Course interests and the newsletter have no reference and no status.
    const { reference = null, status = null, status_at = null, language = null } = row as Partial<Row>;
    const head = { kind, subject: reference ?? row.id, reference, status, status_at, language };
    const subscription = kind === 'newsletter' && 'state' in row ? { subscription: row.state } : {};
    return { ...head, submitted_at: row.created_at, contact: contactIn(kind, email, { ...row }), ...subscription };
  });
}

async function readKyc({ store, keyring }: Vault, email: string): Promise<Row[]> {
  const { found } = await findKycApplications(store, keyring, email);
  const columns = ['reference', 'status', 'status_at', 'language', 'wanted', 'created_at as submitted_at'] as const;
  const rows = await store.db
    .selectFrom('kyc_application')
    .select(columns)
    .where(
      'reference',
      'in',
      found.map(({ reference }) => reference),
    )
    .execute();
  return rows.map((row) => {
    const fields = found.find(({ reference }) => reference === row.reference)?.fields;
    return { kind: 'kyc', subject: row.reference, ...row, contact: contactIn('kyc', email, { ...fields }) };
  });
}

const isOpen = ({ kind, status }: Pick<Row, 'kind' | 'status'>) =>
  status === null || (kind === 'event-sign-up' ? openSignUps : openStatuses).some((one) => one === status);

/** The law keeps an identity check as it was decided. */
const isCorrectable = (row: Row) =>
  Object.keys(contactColumns[row.kind]).length > 0 && (row.kind !== 'kyc' || isOpen(row));

/** What staff wait for of an identity check. */
function wantedIn({ kind, status, status_at }: Row, wanted: string | null) {
  const documents = (kind === 'kyc' && status && wantedOf({ status, status_at, wanted })?.documents) || [];
  return { wants_document: documents.length > 0, wanted_documents: [...documents] };
}

/** Everything that was sent with an address, the newest first. */
export async function readOwnSubmissions(vault: Vault, email: string): Promise<OwnSubmission[]> {
  const kinds = Object.keys(plainTables) as (keyof typeof plainTables)[]; // the keys of an object literal
  const plain = await Promise.all(kinds.map((kind) => readPlain(vault.store, kind, email)));
  const rows = [...plain.flat(), ...(await readKyc(vault, email))];
  const messages = await vault.store.db
    .selectFrom('submission_message')
    .select(['subject', 'at', 'status', 'text'])
    .where(
      'subject',
      'in',
      rows.map(({ subject }) => subject),
    )
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows
    .map(
      ({ wanted = null, ...row }): OwnSubmission => ({
        ...row,
        language: isLang(row.language) ? row.language : null,
        messages: messages
          .filter(({ subject }) => subject === row.subject)
          .map(({ subject: _, ...message }) => message),
        can_withdraw: isOpen(row),
        can_correct: isCorrectable(row),
        ...wantedIn(row, wanted),
      }),
    )
    .sort((a, b) => (a.submitted_at < b.submitted_at ? 1 : a.submitted_at > b.submitted_at ? -1 : 0));
}

/** One of them; `undefined` if there is none, or it was sent with another address. */
export async function findOwnSubmission(
  vault: Vault,
  email: string,
  subject: string,
): Promise<OwnSubmission | undefined> {
  return (await readOwnSubmissions(vault, email)).find((one) => one.subject === subject);
}
