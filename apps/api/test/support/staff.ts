import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@nzete/domain';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { STAFF_COOKIE } from '../../src/staff/guard.ts';
import { invite } from '../../src/staff/people/invitations.ts';
import { openStaffSession } from '../../src/staff/sessions/sessions.ts';
import { post } from './app.ts';

export const password = 'seven quiet okapis at dawn';

type Headers = Record<string, string>;

/** The token of the cookie that an answer sets. */
export const tokenOf = (answer: LightMyRequestResponse) =>
  answer.cookies.find(({ name }) => name === STAFF_COOKIE)?.value ?? '';

/** The headers that a browser sends with a call that writes, after an answer with a session. */
export const headersOf = (answer: LightMyRequestResponse): Headers => ({
  cookie: `${STAFF_COOKIE}=${tokenOf(answer)}`,
  'x-csrf-token': answer.json().csrf_token,
});

export const call = (
  app: FastifyInstance,
  method: InjectOptions['method'],
  path: string,
  { headers, body }: { headers?: Headers; body?: object } = {},
) => app.inject({ method, url: `/api/staff${path}`, ...(headers && { headers }), ...(body && { payload: body }) });

/** The token of a new invitation, as `npm run staff -- invite` makes it. */
export async function inviteTo(app: FastifyInstance, role: StaffRole, email = `${role}@nzete.example`) {
  const { store, keyring, mail } = app;
  const invitation = { email, role, language: 'fr', who: 'root' } as const;
  const invited = await invite({ store, keyring, queueOne: mail.queueOne }, invitation);
  return invited?.path.split('#')[1] ?? '';
}

export const accept = (app: FastifyInstance, token: string, username: string) =>
  post(app, '/api/staff/invitation/accept', { token, username, password });

export const signIn = (app: FastifyInstance, fields: object, headers: Headers = {}) =>
  post(app, '/api/staff/sign-in', { password, ...fields }, { headers });

/** Codes of an authenticator app. `at` is a time. */
export const codeOf = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp: at });

/** Sets up a second factor with a session. */
export async function setUp(app: FastifyInstance, headers: Headers) {
  const { secret } = (await call(app, 'POST', '/second-factor/secret', { headers })).json();
  const answer = await call(app, 'PUT', '/second-factor', { headers, body: { code: codeOf(secret) } });
  const cookie = `${STAFF_COOKIE}=${tokenOf(answer)}`;
  return { secret: String(secret), answer, headers: { ...headers, cookie }, codes: answer.json().recovery_codes };
}

/** A member of staff who is half signed in if the role needs a second factor. */
export async function join(app: FastifyInstance, role: StaffRole, username: string = role) {
  const token = await inviteTo(app, role, `${username}@nzete.example`);
  const answer = await accept(app, token, username);
  return { answer, headers: headersOf(answer) };
}

/** The same, signed in. */
export async function joined(app: FastifyInstance, role: StaffRole, username: string = role) {
  const { headers } = await join(app, role, username);
  if (role === 'reader' || role === 'editor') return { headers, secret: '', codes: [] as string[] };
  return setUp(app, headers);
}

/** The audit trail in short, oldest first. */
export async function trail(app: FastifyInstance) {
  const rows = await app.store.db
    .selectFrom('staff_action')
    .select(['who', 'action', 'subject', 'reason'])
    .orderBy('at')
    .execute();
  return rows.map(({ who, action, subject, reason }) => [who, action, subject, reason].filter(Boolean).join(' '));
}

/**
 * A session that was opened without the calls: of a new account with a role, whose second factor is
 * given or wanted.
 */
export async function openSession(app: FastifyInstance, role: StaffRole, { half = false } = {}) {
  const { db } = app.store;
  const id = randomUUID();
  const at = new Date().toISOString();
  const names = { username: id, username_key: id, email: `${id}@nzete.example` };
  const account = { id, ...names, role, password_hash: 'none', created_at: at, totp_confirmed_at: at };
  await db.insertInto('account').values(account).execute();
  const token = await openStaffSession(app.store, { accountId: id, device: null });
  const session = { second_factor_at: half ? null : at };
  await db.updateTable('staff_session').set(session).where('account_id', '=', id).execute();
  const cookie = `${STAFF_COOKIE}=${token}`;
  const { csrf_token } = (await call(app, 'GET', '/session', { headers: { cookie } })).json();
  return { id, cookie, csrf: String(csrf_token) };
}
