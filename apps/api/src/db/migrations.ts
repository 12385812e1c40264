import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartupError } from '../startup-error.ts';
import { initial } from './migrations/0001-initial.ts';
import { submissions } from './migrations/0002-submissions.ts';
import { climate } from './migrations/0003-climate.ts';
import { courses } from './migrations/0004-courses.ts';
import { kyc } from './migrations/0005-kyc.ts';
import { staff } from './migrations/0006-staff.ts';
import { mail } from './migrations/0007-mail.ts';
import { limits } from './migrations/0008-limits.ts';
import { contentVersions } from './migrations/0009-content-versions.ts';
import { registerDocumentScanner } from './migrations/0010-document-scans.ts';
import { newsletterSource } from './migrations/0011-newsletter-source.ts';
import { consultations } from './migrations/0012-consultations.ts';
import { formDrafts } from './migrations/0013-form-drafts.ts';
import { kycUploads } from './migrations/0014-kyc-uploads.ts';
import { applicationStatuses } from './migrations/0015-application-statuses.ts';
import { accounts } from './migrations/0016-accounts.ts';
import { staffArea } from './migrations/0017-staff-area.ts';
import { passkeys } from './migrations/0018-passkeys.ts';
import { staffContent } from './migrations/0019-staff-content.ts';
import { gifts } from './migrations/0020-gifts.ts';
import { eventSignUps } from './migrations/0021-event-sign-ups.ts';
import { newsletter } from './migrations/0022-newsletter.ts';
import { translations } from './migrations/0023-translations.ts';
import { contentFiles } from './migrations/0024-content-files.ts';
import { oneInvitation } from './migrations/0025-one-invitation.ts';
import { whoGetsIn } from './migrations/0026-who-gets-in.ts';
import { held } from './migrations/0027-held.ts';
import { climateDaylight } from './migrations/0029-climate-daylight.ts';
import { phoneNumbers } from './migrations/0030-phone-numbers.ts';
import { proposals } from './migrations/0031-proposals.ts';
import { lastChanges } from './migrations/0032-last-changes.ts';
import { namesAgain } from './migrations/0033-names-again.ts';
import { contentNotes } from './migrations/0034-content-notes.ts';
import { textProposals } from './migrations/0035-text-proposals.ts';
import { remindedOf } from './migrations/0036-reminded-of.ts';
import { subjectsOfAccounts } from './migrations/0037-subjects-of-accounts.ts';
import type { Database } from './types.ts';

/** All migrations, oldest first. Never edit a released one: add the next. */
export const migrations: Record<string, Migration> = {
  '0001_initial': initial,
  '0002_submissions': submissions,
  '0003_climate': climate,
  '0004_courses': courses,
  '0005_kyc': kyc,
  '0006_staff': staff,
  '0007_mail': mail,
  '0008_limits': limits,
  '0009_content_versions': contentVersions,
  '0010_document_scans': registerDocumentScanner,
  '0011_newsletter_source': newsletterSource,
  '0012_consultations': consultations,
  '0013_form_drafts': formDrafts,
  '0014_kyc_uploads': kycUploads,
  '0015_application_statuses': applicationStatuses,
  '0016_accounts': accounts,
  '0017_staff_area': staffArea,
  '0018_passkeys': passkeys,
  '0019_staff_content': staffContent,
  '0020_gifts': gifts,
  '0021_event_sign_ups': eventSignUps,
  '0022_newsletter': newsletter,
  '0023_translations': translations,
  '0024_content_files': contentFiles,
  '0025_one_invitation': oneInvitation,
  '0026_who_gets_in': whoGetsIn,
  '0027_held': held,
  '0029_climate_daylight': climateDaylight,
  '0030_phone_numbers': phoneNumbers,
  '0031_proposals': proposals,
  '0032_last_changes': lastChanges,
  '0033_names_again': namesAgain,
  '0034_content_notes': contentNotes,
  '0035_text_proposals': textProposals,
  '0036_reminded_of': remindedOf,
  '0037_subjects_of_accounts': subjectsOfAccounts,
};

const migratorOf = (db: Kysely<Database>) => new Migrator({ db, provider: { getMigrations: async () => migrations } });

/** The pending migrations, and whether any were applied. Changes nothing. */
export async function readMigrations(db: Kysely<Database>): Promise<{ pending: string[]; begun: boolean }> {
  const all = await migratorOf(db).getMigrations();
  const pending = all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
  return { pending, begun: pending.length < all.length };
}

export const unknownMigrations = (names: string[]): string[] =>
  names.filter((name) => !Object.hasOwn(migrations, name));

const NEWER = 'The database was written by a newer version of Nzete. Start that version, or another DATA_DIR.';

/** @throws {StartupError} if the schema is older or newer than this version */
export async function checkSchema(db: Kysely<Database>): Promise<void> {
  const rows = await db.selectFrom('kysely_migration').select('name').execute();
  if (unknownMigrations(rows.map(({ name }) => name)).length > 0) throw new StartupError(NEWER);
  const { pending } = await readMigrations(db);
  if (pending.length === 0) return;
  throw new StartupError(
    `The database is older than this version of Nzete (${pending.join(', ')} is missing), and commands do not ` +
      'migrate it. Start the server of this version once, and run the command again.',
  );
}

/** Only one process may do so at a time. Throws if a newer version wrote the database. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new StartupError(NEWER);
  }
  if (error) throw error;
}
