import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@nzete/domain';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { expect } from 'vitest';
import { derivedToken } from '../../src/crypto/derived-token.ts';
import { findEntry } from '../../src/inbox/list.ts';
import { STAFF_COOKIE } from '../../src/staff/guard.ts';
import { findStaffMember, openStaffSession } from '../../src/staff/sessions/sessions.ts';
import type { Lang } from '../../src/text/languages.ts';
import { startApp } from './app.ts';
import { putDocument, type Receipt, submitApplication } from './kyc.ts';

/** A member of staff who is signed in, with a second factor, and calls under `/api/staff`. */
export async function signInStaff(app: FastifyInstance, role: StaffRole, username: string = role) {
  const id = randomUUID();
  const { db } = app.store;
  await db
    .insertInto('account')
    .values({
      ...{ id, username, username_key: username.toLowerCase(), email: `${username}@nzete.example`, role },
      ...{ password_hash: 'none', created_at: new Date().toISOString() },
    })
    .execute();
  const token = await openStaffSession(app.store, { accountId: id, device: null });
  await db
    .updateTable('staff_session')
    .set({ second_factor_at: new Date().toISOString() })
    .where('account_id', '=', id)
    .execute();
  const sessionId = (await findStaffMember(app.store, token))?.sessionId ?? '';
  const headers = {
    cookie: `${STAFF_COOKIE}=${token}`,
    'x-csrf-token': derivedToken(app.keyring, 'staff csrf', sessionId),
  };
  const call = (method: InjectOptions['method'], path: string, body?: object, accept?: string) =>
    app.inject({
      ...{ method, url: `/api/staff${path}`, headers: { ...headers, ...(accept && { accept }) } },
      ...(body && { payload: body }),
    });
  return { id, username, headers, call, get: (path: string) => call('GET', path) };
}

/** What a write to an entry names as seen, without a look in the audit trail. */
export async function seenOf(app: FastifyInstance, subject: string) {
  const { status_at = null, assigned_at = null } = (await findEntry(app.store, subject)) ?? {};
  return { status_at, assigned_at };
}

interface SentDocument {
  type: string;
  bytes: Buffer;
}

export async function sendDocument(app: FastifyInstance, receipt: Receipt, document: SentDocument) {
  const sent = await putDocument(app, { ...receipt, kind: 'governmentId', ...document });
  expect(sent.statusCode).toBeLessThan(300);
}

/** An identity check with one document, and amani, a reviewer. */
export async function withDocument(document: SentDocument) {
  // A busy machine may take longer to read a PDF than a server may take for its answer.
  const app = await startApp({ renderWaitMs: 30_000 });
  const receipt = await submitApplication(app);
  await sendDocument(app, receipt, document);
  const amani = await signInStaff(app, 'reviewer', 'amani');
  const path = `/inbox/${receipt.reference}/documents/governmentId`;
  const open = (who = amani) => who.get(path);
  /** As a link with a target does. */
  const openInTab = (lang: Lang) => amani.call('GET', `${path}?lang=${lang}`, undefined, 'text/html,*/*;q=0.8');
  return { app, amani, open, openInTab, reference: receipt.reference };
}
