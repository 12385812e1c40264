import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@nzete/domain';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '../src/accounts/password.ts';
import { STAFF_COOKIE } from '../src/staff/guard.ts';
import { invite, listInvitations } from '../src/staff/invitations.ts';
import { createRecoveryCodes } from '../src/staff/recovery-codes.ts';
import { openStaffSession } from '../src/staff/sessions.ts';
import { create } from './create.ts';
import type { Known } from './known.ts';

const PASSWORD = 'Kw7-Qzp seedlings';
const TIME = '2026-06-01T08:30:00.000Z';

/** An account with a role, whose second factor is given, wanted or still to be set up. */
async function openSession(app: FastifyInstance, role: StaffRole, secondFactor: 'given' | 'wanted' | 'to-set-up') {
  const { db } = app.store;
  const id = randomUUID();
  const names = { username: id, username_key: id, email: `${id}@example.org` };
  const password_hash = await hashPassword(PASSWORD);
  const confirmed = secondFactor === 'to-set-up' ? {} : { totp_secret: 'none', totp_confirmed_at: TIME };
  await db
    .insertInto('account')
    .values({ id, ...names, role, password_hash, created_at: TIME, ...confirmed })
    .execute();
  const token = await openStaffSession(app.store, { accountId: id, device: null });
  const session = db.updateTable('staff_session').where('account_id', '=', id).returning('id');
  const second_factor_at = secondFactor === 'given' ? TIME : null;
  const { id: sessionId } = await session.set({ second_factor_at }).executeTakeFirstOrThrow();
  const cookie = `${STAFF_COOKIE}=${token}`;
  const { csrf_token } = (await app.inject({ url: '/api/staff/session', headers: { cookie } })).json();
  return { id, sessionId, headers: { cookie, 'x-csrf-token': String(csrf_token) } };
}

async function invitation(app: FastifyInstance) {
  const inviting = { store: app.store, keyring: app.keyring, queueLink: async () => {} };
  const email = `${randomUUID()}@example.org`;
  const invited = await invite(inviting, { email, role: 'reader', language: 'fr', who: 'fuzz' });
  return { email, token: invited?.path.split('#')[1] ?? '' };
}

/** An identity check with a document. */
async function identityCheck(app: FastifyInstance): Promise<string> {
  const { answer } = await create(app, 'createKycApplication');
  await app.inject({
    method: 'PUT',
    url: `/api/kyc-applications/${answer.reference}/documents/governmentId`,
    headers: { authorization: `Bearer ${answer.upload_token}`, 'content-type': 'application/pdf' },
    payload: '%PDF-1.7\n',
  });
  return answer.reference ?? '';
}

type Preparation = (app: FastifyInstance) => Promise<Known>;

/** For calls about a member of staff. */
const aboutOther =
  (key: 'id' | 'sessionId'): Preparation =>
  async (app) => ({ parameters: { id: (await openSession(app, 'reviewer', 'given'))[key] } });

const aboutEntry =
  (body?: Record<string, unknown>): Preparation =>
  async (app) => ({ parameters: { subject: await identityCheck(app), kind: 'governmentId' }, ...(body && { body }) });

/** What calls need besides the session of an administrator. */
const preparations: Record<string, Preparation> = {
  staffSignIn: async (app) => {
    const { id } = await openSession(app, 'reader', 'to-set-up');
    return { body: { username: id, password: PASSWORD } };
  },
  giveSecondFactor: async (app) => {
    const { id, headers } = await openSession(app, 'administrator', 'wanted');
    // Its own secret cannot be read, so only a recovery code is right.
    await app.store.db.updateTable('account').set({ totp_secret: null }).where('id', '=', id).execute();
    const [code] = await createRecoveryCodes(app.store.db, id);
    return { headers, body: { code } };
  },
  createSecondFactor: async (app) => ({ headers: (await openSession(app, 'reader', 'to-set-up')).headers }),
  confirmSecondFactor: async (app) => {
    const { headers } = await openSession(app, 'administrator', 'to-set-up');
    const made = await app.inject({ method: 'POST', url: '/api/staff/second-factor/secret', headers });
    return { headers, body: { code: new TOTP({ secret: Secret.fromBase32(made.json().secret) }).generate() } };
  },
  readInvitation: async (app) => ({ body: { token: (await invitation(app)).token } }),
  acceptInvitation: async (app) => ({ body: { token: (await invitation(app)).token, password: PASSWORD } }),
  withdrawInvitation: async (app) => {
    const { email } = await invitation(app);
    const found = (await listInvitations(app.store)).find((one) => one.email === email);
    return { parameters: { id: found?.id ?? '' } };
  },
  changeRole: aboutOther('id'),
  removeSecondFactor: aboutOther('id'),
  endSession: aboutOther('sessionId'),
  openInboxEntry: aboutEntry(),
  openInboxDocument: aboutEntry(),
  addInboxNote: aboutEntry(),
  assignInboxEntry: aboutEntry({ account_id: null }),
  decideInboxEntry: aboutEntry({ status: 'accepted', message: 'Welcome!', expected_status: 'received' }),
  replaceTemplate: async () => ({ parameters: { id: 'accepted' } }),
  deleteTemplate: async () => ({ parameters: { id: 'refused' } }),
};

/** A new session each time, because some calls end it. */
export async function knownToStaff(app: FastifyInstance, id: string): Promise<Known> {
  const { headers } = await openSession(app, 'administrator', 'given');
  return { headers, ...(await preparations[id]?.(app)) };
}
