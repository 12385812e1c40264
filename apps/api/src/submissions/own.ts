import type { ApplicationStatus, KycDocumentKind } from '@nzete/domain';
import type { Transaction } from 'kysely';
import type { Vault } from '../crypto/vault.ts';
import type { SubscriptionState } from '../db/tables/newsletter.ts';
import type { Database } from '../db/types.ts';

/** What was sent with the address of an account. */
export interface OwnRow {
  subject: string;
  reference: string | null;
  status: ApplicationStatus | null;
  submitted_at: string;
  status_at: string | null;
  language: string | null;
  /** By the names of {@link OwnKind.contact}. */
  contact: Record<string, string>;
  /** The documents that staff wait for. */
  wanted?: readonly KycDocumentKind[];
  subscription?: SubscriptionState;
}

type Changed = Record<string, string | null>;

/** How the owner of an address reads, corrects and withdraws submissions of a kind. */
export interface OwnKind {
  /** Its word in the account. */
  kind: string;
  /** The contact details that may be corrected, with the columns or fields that have them. */
  contact: Readonly<Record<string, string>>;
  /** Those that cannot be deleted. A phone number can, unless it is here. */
  required?: readonly string[];
  /** The statuses in which it may be withdrawn. Without them it is deleted instead. */
  open?: readonly ApplicationStatus[];
  /** Whether it can be corrected only as long as it is open. */
  staysAsDecided?: boolean;
  read(vault: Vault, email: string): Promise<OwnRow[]>;
  /** Returns whether it was there, and open. */
  withdraw(trx: Transaction<Database>, subject: string, at: string): Promise<boolean>;
  /**
   * Prepares a correction by column, before the transaction that makes it, which returns whether the
   * row was there, and open; `undefined` if there is none.
   */
  correct(
    vault: Vault,
    subject: string,
    changed: Changed,
  ): Promise<((trx: Transaction<Database>) => Promise<boolean>) | undefined>;
}

/** The contact details in the columns of a row. */
export function contactIn(contact: OwnKind['contact'], values: Readonly<Record<string, unknown>>) {
  const details = Object.entries(contact).flatMap(([name, column]) => {
    const value = values[column];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(details);
}

/** Tables with a reference, a status and the address as it is. */
type ReferredTable =
  | 'volunteer_application'
  | 'partnership_application'
  | 'feedback'
  | 'consultation'
  | 'event_sign_up';

type Described = Pick<OwnKind, 'kind' | 'contact'>;

/** Of a table with references: withdrawing sets a status. */
export const ownIn = (
  table: ReferredTable,
  { kind, contact, open }: Described & { open: readonly ApplicationStatus[] },
): OwnKind => ({
  ...{ kind, contact, open },
  read: async ({ store: { db } }, email) => {
    const rows = await db.selectFrom(table).selectAll().where('email', '=', email).execute();
    return rows.map((row) => ({
      subject: row.reference,
      reference: row.reference,
      status: row.status,
      submitted_at: row.created_at,
      status_at: row.status_at,
      language: row.language,
      contact: contactIn(contact, row),
    }));
  },
  withdraw: async (trx, subject, status_at) => {
    const update = trx
      .updateTable(table)
      .set({ status: 'withdrawn', status_at })
      .where('reference', '=', subject)
      .where('status', 'in', open);
    return (await update.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
  },
  correct: async (_, subject, changed) => async (trx) => {
    const update = trx.updateTable(table).set(changed).where('reference', '=', subject);
    return (await update.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
  },
});

type NamedTable = 'course_interest' | 'newsletter_subscription';

/** What has no reference and no status: withdrawing deletes it. */
export const deletableIn = (table: NamedTable, { kind, contact }: Described): Omit<OwnKind, 'read'> => ({
  ...{ kind, contact },
  withdraw: async (trx, subject) => {
    const deletion = trx.deleteFrom(table).where('id', '=', subject);
    return (await deletion.executeTakeFirstOrThrow()).numDeletedRows > 0n;
  },
  correct: async (_, subject, changed) => async (trx) => {
    const update = trx.updateTable(table).set(changed).where('id', '=', subject);
    return (await update.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
  },
});

/** What its owner reads of a row without reference and status. */
export const plainRow = ({ id, created_at }: { id: string; created_at: string }) => ({
  ...{ subject: id, reference: null, status: null, status_at: null, language: null },
  submitted_at: created_at,
});
