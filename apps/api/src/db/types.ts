import type { Kysely } from 'kysely';
import type { Files } from '../files/files.ts';
import type { Faults } from './faults.ts';
import type { ClimateTables } from './tables/climate.ts';
import type { ContentTables } from './tables/content.ts';
import type { CourseTables } from './tables/courses.ts';
import type { KycTables } from './tables/kyc.ts';
import type { LimitTables } from './tables/limits.ts';
import type { MailTables } from './tables/mail.ts';
import type { StaffTables } from './tables/staff.ts';
import type { SubmissionTables } from './tables/submissions.ts';

/** `email` is trimmed, lower case and NFC (see `http/email.ts`), so its unique index knows every spelling. */
interface NewsletterSubscriptionTable {
  id: string;
  email: string;
  /** In which the address was subscribed; null for those of before it was kept. */
  language: string | null;
  created_at: string;
}

/** `username_key` is the folded username that must be unique; `username` keeps the spelling its owner chose. */
interface AccountTable {
  id: string;
  username: string;
  username_key: string;
  email: string;
  password_hash: string;
  created_at: string;
}

/** Only the SHA-256 of a token is stored: anyone who reads this table cannot sign in with what it holds. */
interface SessionTable {
  token_hash: string;
  account_id: string;
  created_at: string;
  expires_at: string;
}

/**
 * Every table, in the part of SQL that SQLite and PostgreSQL share: text and integer columns, times as ISO-8601 UTC
 * text (which sorts as time), JSON as text.
 */
export interface Database
  extends ContentTables,
    SubmissionTables,
    ClimateTables,
    CourseTables,
    KycTables,
    LimitTables,
    MailTables,
    StaffTables {
  newsletter_subscription: NewsletterSubscriptionTable;
  account: AccountTable;
  session: SessionTable;
}

/** The open database, whichever of the two it is. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Database>;
  readonly faults: Faults;
  /** Where documents are, when not in the database. */
  readonly files?: Files | undefined;
}

/** How a database is opened. */
export interface OpenOptions {
  /** Whether it is brought to the newest schema; otherwise it is left as it is. @default true */
  migrate?: boolean;
}
