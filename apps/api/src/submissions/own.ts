import type { ApplicationStatus, KycDocumentKind, SignUpStatus } from '@nzete/domain';
import type { Transaction } from 'kysely';
import type { Vault } from '../crypto/vault.ts';
import type { Database, TableWith } from '../db/types.ts';
import type { Submission } from './tables.ts';

export type SubscriptionState = 'pending' | 'active' | 'bounced';

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
  /** The contact details that may be corrected, with the columns or fields that have them. */
  contact: Readonly<Record<string, string>>;
  /** The contact details that must not be empty. */
  required?: readonly string[];
  /** The statuses in which it can be withdrawn. If missing, withdrawing deletes it. */
  open?: readonly ApplicationStatus[];
  /** Whether it can be corrected only while it is open. */
  staysAsDecided?: boolean;
  read(vault: Vault, email: string): Promise<OwnRow[]>;
  /** Returns whether there was an open one. */
  withdraw(trx: Transaction<Database>, subject: string, at: string): Promise<boolean>;
  /**
   * Prepares a correction, and returns the function that writes it in a transaction. That returns
   * whether there was an open row. `undefined` if there is no row.
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
type ReferredTable = TableWith<
  Omit<Submission, 'status'> & { status: Submission['status'] | SignUpStatus; email: string | null }
>;

/** For a table with references: withdrawing sets the status. */
export const ownIn = (
  table: ReferredTable,
  { contact, open }: Pick<OwnKind, 'contact'> & { open: readonly ApplicationStatus[] },
): OwnKind => ({
  contact,
  open,
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

/** For a table without references and statuses: withdrawing deletes the row. */
export const deletableIn = (table: NamedTable, { contact }: Pick<OwnKind, 'contact'>): Omit<OwnKind, 'read'> => ({
  contact,
  withdraw: async (trx, subject) => {
    const deletion = trx.deleteFrom(table).where('id', '=', subject);
    return (await deletion.executeTakeFirstOrThrow()).numDeletedRows > 0n;
  },
  correct: async (_, subject, changed) => async (trx) => {
    const update = trx.updateTable(table).set(changed).where('id', '=', subject);
    return (await update.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
  },
});

/** A row without reference and status, as its owner sees it. */
export const plainRow = ({ id, created_at }: { id: string; created_at: string }) => ({
  ...{ subject: id, reference: null, status: null, status_at: null, language: null },
  submitted_at: created_at,
});
