import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { AppOptions } from '../../src/app.ts';
import { signIn } from './accounts.ts';
import { startApp } from './app.ts';
import { runCommand } from './command.ts';
import { pdf, putDocument } from './kyc.ts';
import { type Place, temporaryPlace } from './place.ts';
import { secrets, sendEverything } from './submissions.ts';

/** The rows that {@link withTwoPersons} stores for Ada, except her KYC records. */
export const held = {
  session: 1,
  account: 1,
  newsletter_subscription: 1,
  course_interest: 1,
  volunteer_application: 1,
  partnership_application: 2,
  feedback: 1,
  consultation: 1,
  gift: 1,
  event_sign_up: 1,
  partnership_update: 1,
};

/** Tables that are searched and contain nothing of her. */
export const empty = { mail: 0, newsletter_recipient: 0, account_link: 0, staff_session: 0, passkey: 0 };

/** What staff may have written about her KYC records: nothing. */
export const staffWork = { staff_action: 0, submission_note: 0, submission_message: 0, submission_assignment: 0 };

/** Her KYC records. */
export const kyc = { kyc_document: 1, kyc_application: 1 };

/**
 * A server with submissions of Ada and Ben, a document and a session of Ada, and the command on its
 * data.
 */
export async function withTwoPersons(options: Partial<AppOptions> = {}) {
  const place = await temporaryPlace();
  const app = await startApp({ ...place, ...options });
  const receipt = await sendEverything(app, 'ada.mbo@example.org');
  await putDocument(app, { ...receipt, kind: 'governmentId', type: 'application/pdf', bytes: pdf });
  await signIn(app, { username: 'ada.mbo.example.org', password: secrets.password });
  await sendEverything(app, 'ben.ilunga@example.org');
  const privacy = async (...args: string[]) => {
    const outcome = await runCommand('privacy', place, args);
    expect([outcome.code, outcome.stderr]).toEqual([0, '']);
    return JSON.parse(outcome.stdout);
  };
  return { app, place, reference: receipt.reference, privacy };
}

/** The bytes of all files of a SQLite database, including its WAL. */
export function databaseBytes({ dataDir }: Place): string {
  const files = readdirSync(dataDir).filter((file) => file.startsWith('nzete.db'));
  return files.map((file) => readFileSync(join(dataDir, file), 'latin1')).join('');
}
