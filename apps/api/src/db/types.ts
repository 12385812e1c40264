import type { Kysely } from 'kysely';
import type { S3Files } from '../files/s3-files.ts';
import type { Faults } from './faults.ts';
import type { AccountTables } from './tables/accounts.ts';
import type { ClimateTables } from './tables/climate.ts';
import type { ContentTables } from './tables/content.ts';
import type { CourseTables } from './tables/courses.ts';
import type { EventTables } from './tables/events.ts';
import type { GiftTables } from './tables/gifts.ts';
import type { HeldTables } from './tables/held.ts';
import type { KycTables } from './tables/kyc.ts';
import type { LimitTables } from './tables/limits.ts';
import type { MailTables } from './tables/mail.ts';
import type { NewsletterTables } from './tables/newsletter.ts';
import type { StaffTables } from './tables/staff.ts';
import type { SubmissionTables } from './tables/submissions.ts';

/** In SQL that both databases share: times as ISO 8601 in UTC, which sort as text; JSON as text. */
export interface Database
  extends AccountTables,
    ContentTables,
    SubmissionTables,
    ClimateTables,
    CourseTables,
    EventTables,
    GiftTables,
    HeldTables,
    KycTables,
    LimitTables,
    MailTables,
    NewsletterTables,
    StaffTables {}

export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Database>;
  readonly faults: Faults;
  /** Object storage for documents, if configured. */
  readonly files?: S3Files;
}

export interface OpenOptions {
  /** @default true */
  migrate?: boolean;
  /** How long a write waits for another process, on SQLite. */
  patienceMs?: number;
}
