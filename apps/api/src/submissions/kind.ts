import type { ApplicationStatus, KycDocumentKind } from '@nzete/domain';
import type { Expression, Kysely, SelectQueryBuilder, SqlBool, Transaction } from 'kysely';
import type { Keyring } from '../crypto/keyring.ts';
import type { Vault } from '../crypto/vault.ts';
import type { Database, Store, TableWith } from '../db/types.ts';
import type { OwnKind } from './own.ts';
import type { Stage } from './tables.ts';

/** `unscanned`: without a scanner, or damaged. The content of an `infected` one is deleted. */
export type ScanState = 'unscanned' | 'waiting' | 'clean' | 'infected';

type Values = Record<string, string | number | boolean | null>;

/** A submission as one flat row, for the command line. */
export type SubmissionRow = Values & { created_at: string };

/** Without the keys nothing is decrypted. */
export interface SubmissionSource {
  store: Store;
  keyring?: Keyring;
}

/** A row of the inbox. */
interface InboxRow {
  /** The reference, or the id of what has none. */
  subject: string;
  reference: string | null;
  submitted_at: string;
  /** Null of what nobody decides. */
  status: ApplicationStatus | null;
  status_at: string | null;
  title: string;
  summary: string;
  /** What its sender typed. */
  place: string | null;
  /** What a search looks through besides the title, the reference and the place. */
  searched: string;
}

/** What staff read of one that they open. */
export interface OpenSubmission {
  /** By the names of the form; columns such as the status are left out. */
  values: object;
  language: string | null;
}

/** The documents that belong to one, and those that its sender was asked for. */
interface SubmissionDocuments {
  documents: { kind: string; type: string | null; size: number | null; scan: ScanState; received_at: string }[];
  asked: { documents: KycDocumentKind[]; until: string } | null;
}

/** What was decided. */
interface Decided {
  status: ApplicationStatus;
  /** The documents to ask for, or none; without it those that are missing. */
  documents?: readonly KycDocumentKind[];
}

/** The tables with `reference`, `status`, `status_at` and `language`. */
type DecidedTable = TableWith<Stage & { reference: string }>;

interface Decisions {
  table: DecidedTable;
  /** What staff may decide. */
  statuses: readonly ApplicationStatus[];
  /** That the documents are those that were seen, by the time when the newest arrived. */
  hasSameDocuments?(documentsAt: string | null): Expression<SqlBool>;
  /** Stores what else follows; returns the reason for the audit trail, if none was given. */
  decided?(trx: Transaction<Database>, reference: string, decided: Decided): Promise<string | undefined>;
  /** Where the answer goes: null if the address is encrypted, `undefined` if there is none. */
  emailOf(db: Kysely<Database>, reference: string): Promise<string | null | undefined>;
}

/** How the inbox of staff lists, opens and decides submissions of a kind. */
export interface InboxKind {
  /** All rows, without the name of the kind. */
  list(db: Kysely<Database>): SelectQueryBuilder<Database, keyof Database, InboxRow>;
  open(vault: Vault, subject: string): Promise<OpenSubmission>;
  documents?(vault: Vault, subject: string): Promise<SubmissionDocuments>;
  /** Whether only those may open it who may read identity checks. */
  isConfidential?: boolean;
  /** Missing if nobody decides about it. */
  decisions?: Decisions;
}

/** Where one stands. */
export interface SubmissionStatus {
  reference: string;
  status: ApplicationStatus;
  submitted_at: string;
  /** Null if it still has its first status. */
  status_at: string | null;
}

/** What a sender asks with; the address is normalised (see `http/validation/email.ts`). */
export interface StatusQuestion {
  reference: string;
  email: string;
}

/** What people send of one kind. */
export interface SubmissionKind {
  /** Its name in the calls of the API. */
  kind: string;
  /** Its name on the command line, if it is another one. */
  commandName?: string;
  /** The letter of its references: the V of `NZ-V-2026-7K3Q9XBH`. */
  letter?: string;
  rows(source: SubmissionSource): Promise<SubmissionRow[]>;
  /** Of one that was sent with this address. Missing if senders cannot ask. */
  findStatus?(vault: Vault, question: StatusQuestion): Promise<SubmissionStatus | undefined>;
  /** Missing if it is not in the account of its sender. */
  own?: OwnKind;
  /** Missing if staff have another page for it. */
  inbox?: InboxKind;
}
