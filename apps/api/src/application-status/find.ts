import type { ApplicationStatus } from '@nzete/domain';
import type { Static } from 'typebox';
import type { Keyring } from '../crypto/keyring.ts';
import type { Store } from '../db/types.ts';
import { findKycEmail } from '../kyc/records.ts';
import type { ApplicationStatus as Answer } from './schemas.ts';

type StatusKind = Static<typeof Answer>['kind'];

interface Found {
  reference: string;
  kind: StatusKind;
  status: ApplicationStatus;
  submitted_at: string;
  status_at: string;
}

interface Question {
  reference: string;
  /** Normalised (see `http/validation/email.ts`). */
  email: string;
}

/** The kinds of submissions that store the address as it is, by the letter of their references. */
const kinds = {
  P: { kind: 'partnership', table: 'partnership_application' },
  V: { kind: 'volunteer', table: 'volunteer_application' },
  F: { kind: 'feedback', table: 'feedback' },
  C: { kind: 'consultation', table: 'consultation' },
  G: { kind: 'gift', table: 'gift' },
  E: { kind: 'event-sign-up', table: 'event_sign_up' },
} as const;

const columns = ['reference', 'status', 'created_at as submitted_at', 'status_at'] as const;

/** The status of a submission, if it was sent with this e-mail address. */
export async function findStatus(store: Store, keyring: Keyring, question: Question): Promise<Found | undefined> {
  const letter = question.reference.split('-')[1] ?? '';
  const found = letter === 'K' ? await findKyc(store, keyring, question) : await findPlain(store, letter, question);
  return found && { ...found, status_at: found.status_at ?? found.submitted_at };
}

async function findPlain({ db }: Store, letter: string, { reference, email }: Question) {
  if (!Object.hasOwn(kinds, letter)) return undefined;
  const { kind, table } = kinds[letter as keyof typeof kinds]; // checked in the line above
  const row = await db
    .selectFrom(table)
    .select(columns)
    .where('reference', '=', reference)
    .where('email', '=', email)
    .executeTakeFirst();
  return row && { kind, ...row };
}

/** The address is encrypted, so it is compared here. */
async function findKyc(store: Store, keyring: Keyring, { reference, email }: Question) {
  if ((await findKycEmail(store, keyring, reference)) !== email) return undefined;
  const row = await store.db
    .selectFrom('kyc_application')
    .select(columns)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row && { kind: 'kyc' as const, ...row };
}
