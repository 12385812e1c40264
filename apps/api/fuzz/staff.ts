import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { createAccount } from '../src/accounts/accounts.ts';
import { hashPassword } from '../src/accounts/password.ts';
import { derivedToken } from '../src/crypto/derived-token.ts';
import { hashToken } from '../src/crypto/token.ts';
import { receiveDocument } from '../src/kyc/uploads/receive-document.ts';
import { CSRF, STAFF_COOKIE } from '../src/staff/guard.ts';
import { invite } from '../src/staff/people/invitations.ts';
import { openStaffSession } from '../src/staff/sessions/sessions.ts';
import { contentCallsOf } from './content.ts';
import { create } from './create.ts';
import { eventCallsOf } from './events.ts';
import { giftCallsOf } from './gifts.ts';
import type { Known } from './known-state.ts';
import { newsletterCallsOf } from './newsletter.ts';
import { passkeyCalls } from './passkeys.ts';
import { translationCallsOf } from './translations.ts';

const PASSWORD = 'Kw7-Qzp seedlings';
const TIME = '2026-06-01T08:30:00.000Z';
const ADMINISTRATOR = 'fuzz.administrator';

/** An account of staff, by a name that no generated account has. */
async function addStaff({ store: { db } }: FastifyInstance, username: string): Promise<string> {
  const input = { username, email: `${username}@staff.example`, language: 'en' as const };
  const account = await createAccount(db, { ...input, passwordHash: await hashPassword(PASSWORD) });
  if (!account) throw new Error(`There are two of ${username}`);
  const role = { role: 'administrator' as const, email_confirmed_at: TIME };
  await db.updateTable('account').set(role).where('id', '=', account.id).execute();
  return account.id;
}

interface Session {
  id: string;
  headers: Record<string, string>;
}

/** A sign-in, with its second factor given unless it is half of one. */
async function signIn({ store, keyring }: FastifyInstance, accountId: string, half = false): Promise<Session> {
  const token = await openStaffSession(store, { accountId, device: null });
  const { id } = await store.db
    .updateTable('staff_session')
    .set({ second_factor_at: half ? null : TIME })
    .where('token_hash', '=', hashToken(token))
    .returning('id')
    .executeTakeFirstOrThrow();
  const csrf = derivedToken(keyring, CSRF, id);
  return { id, headers: { cookie: `${STAFF_COOKIE}=${token}`, 'x-csrf-token': csrf } };
}

/** Half a sign-in of a new member of staff, and a code that completes it once. */
async function withCode(app: FastifyInstance): Promise<Known> {
  const accountId = await addStaff(app, `fuzz.${randomUUID().slice(0, 8)}`);
  const session = (await signIn(app, accountId, true)).headers;
  const answer = await app.inject({ method: 'POST', url: '/api/staff/second-factor/secret', headers: session });
  const code = new TOTP({ secret: Secret.fromBase32(answer.json().secret) }).generate();
  return { session, body: { code } };
}

async function invitationToken({ store, keyring, mail }: FastifyInstance): Promise<string> {
  const email = `${randomUUID()}@staff.example`;
  const inviting = { store, keyring, queueOne: mail.queueOne };
  const invited = await invite(inviting, { email, role: 'reader', language: 'en', who: ADMINISTRATOR });
  return invited?.path.split('#')[1] ?? '';
}

type KnownOf = Record<string, () => Promise<Known>>;

/** What each call of staff needs, made before it is fuzzed. Others need a sign-in only. */
function callsOf(app: FastifyInstance, sign: () => Promise<Session>): KnownOf {
  const colleague = () => addStaff(app, `fuzz.${randomUUID().slice(0, 8)}`);
  const asStaff = async (known: Known): Promise<Known> => ({ session: (await sign()).headers, ...known });
  const id = (value: string) => asStaff({ parameters: { id: value } });
  const entry = async (body?: Record<string, unknown>) => {
    const { answer } = await create(app, 'applyAsVolunteer');
    return asStaff({ parameters: { subject: answer.reference ?? '' }, ...(body && { body }) });
  };
  const template = async () => {
    const rows = await app.inject({ url: '/api/staff/templates', headers: (await sign()).headers });
    return rows.json()[0];
  };
  const newPerson = async () => {
    const accountId = await colleague();
    return { id: accountId, sign: async (half: boolean) => (await signIn(app, accountId, half)).headers };
  };
  return {
    ...passkeyCalls(app, newPerson),
    ...contentCallsOf(
      app,
      async () => (await sign()).headers,
      async () => (await signIn(app, await colleague())).headers,
    ),
    ...giftCallsOf(app, async () => (await sign()).headers),
    ...eventCallsOf(app, async () => (await sign()).headers),
    ...newsletterCallsOf(app, async () => (await sign()).headers),
    ...translationCallsOf(
      app,
      async () => (await sign()).headers,
      async () => (await signIn(app, await colleague())).headers,
    ),
    decideHeld: async () => {
      const row = { id: randomUUID(), restored_at: TIME, held_at: TIME, made_at: null, replaced: null };
      await app.store.db
        .insertInto('restored')
        .values({ ...row, ended_at: null, ended_by: null })
        .execute();
      return asStaff({ body: { choice: 'unsent' } });
    },
    staffSignIn: async () => ({ body: { username: ADMINISTRATOR, password: PASSWORD } }),
    readInvitation: async () => ({ body: { token: await invitationToken(app) } }),
    acceptInvitation: async () => ({
      body: { token: await invitationToken(app), username: 'fuzz.invited', password: PASSWORD },
    }),
    withdrawInvitation: async () => id(hashToken(await invitationToken(app))),
    endSession: async () => id((await signIn(app, await colleague())).id),
    changeRole: async () =>
      asStaff({ parameters: { id: await colleague() }, body: { role: 'editor', expected_role: 'administrator' } }),
    removeSecondFactor: async () => {
      const accountId = await colleague();
      const factor = { totp_secret: 'sealed', totp_confirmed_at: TIME };
      await app.store.db.updateTable('account').set(factor).where('id', '=', accountId).execute();
      return asStaff({ parameters: { id: accountId, second_factor_at: TIME } });
    },
    createSecondFactor: async () => ({ session: (await signIn(app, await colleague(), true)).headers }),
    confirmSecondFactor: () => withCode(app),
    giveSecondFactor: async () => {
      const known = await withCode(app);
      const set = { totp_confirmed_at: TIME };
      await app.store.db.updateTable('account').set(set).where('totp_confirmed_at', 'is', null).execute();
      return known;
    },
    openInboxEntry: () => entry(),
    addInboxNote: () => entry(),
    assignInboxEntry: () => entry({ account_id: null, remind_on: null, assigned_at: null }),
    decideInboxEntry: () =>
      entry({ status: 'reading', message: 'We read it.', expected_status: 'received', expected_status_at: null }),
    openInboxDocument: async () => {
      const { answer } = await create(app, 'createKycApplication');
      const reference = answer.reference ?? '';
      const document = { reference, kind: 'governmentId', type: 'application/pdf' } as const;
      const pdf = await PDFDocument.create();
      pdf.addPage();
      await receiveDocument(app, { ...document, bytes: Buffer.from(await pdf.save()) });
      return asStaff({ parameters: { subject: reference, kind: 'governmentId' } });
    },
    changePostVisibility: async () => {
      const { answer } = await create(app, 'addPartnershipUpdate');
      const expected_state = app.moderation === 'before' ? 'waiting' : 'shown';
      const body = { state: 'hidden', reason: 'A shop', expected_state };
      return asStaff({ parameters: { id: String(answer.id) }, body });
    },
    replaceTemplate: async () => {
      const { id: template_id, updated_by, ...body } = await template();
      return asStaff({ parameters: { id: template_id }, body });
    },
    deleteTemplate: async () => {
      const { id: template_id, updated_at } = await template();
      return asStaff({ parameters: { id: template_id, updated_at } });
    },
  };
}

/** What an operation of the staff area needs to succeed. */
export async function prepareStaff(app: FastifyInstance): Promise<(id: string) => Promise<Known>> {
  const administrator = await addStaff(app, ADMINISTRATOR);
  const sign = () => signIn(app, administrator);
  const calls = callsOf(app, sign);
  return async (id) => calls[id]?.() ?? { session: (await sign()).headers };
}
