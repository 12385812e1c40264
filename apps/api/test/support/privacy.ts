import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { signIn } from './accounts.ts';
import { startApp } from './app.ts';
import { runCommand } from './command.ts';
import { pdf, putDocument } from './kyc.ts';
import { type Place, temporaryPlace } from './place.ts';
import { secrets, sendEverything } from './submissions.ts';

/** How many rows {@link withTwoPersons} makes of Ada, but for her KYC records. */
export const held = {
  session: 1,
  account: 1,
  newsletter_subscription: 1,
  course_interest: 1,
  volunteer_application: 1,
  partnership_application: 2,
  feedback: 1,
  partnership_update: 1,
};

/** What is looked through too, and holds nothing of her. */
export const empty = { mail: 0 };

/** How many of them are KYC records. */
export const kyc = { kyc_document: 1, kyc_application: 1 };

/** A server with everything that Ada and Ben sent, Ada a document and a sign-in too, and the command on its data. */
export async function withTwoPersons() {
  const place = await temporaryPlace();
  const app = await startApp(place);
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

/** What is in the files of a SQLite database, its log included. */
export function databaseBytes({ dataDir }: Place): string {
  const files = readdirSync(dataDir).filter((file) => file.startsWith('nzete.db'));
  return files.map((file) => readFileSync(join(dataDir, file), 'latin1')).join('');
}
