import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@nzete/domain';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { derivedToken } from '../../src/crypto/derived-token.ts';
import { STAFF_COOKIE } from '../../src/staff/guard.ts';
import { findStaffMember, openStaffSession } from '../../src/staff/sessions.ts';

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
  const call = (method: InjectOptions['method'], path: string, body?: object) =>
    app.inject({ method, url: `/api/staff${path}`, headers, ...(body && { payload: body }) });
  return { id, username, call, get: (path: string) => call('GET', path) };
}
