import type { StaffRole } from '@nzete/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { derivedToken, isDerivedToken } from '../crypto/derived-token.ts';
import { cookiesOf } from '../http/cookies.ts';
import { httpProblems } from '../http/problems/problems.ts';
import { staffProblems } from './problems.ts';
import { needsSecondFactorToPublish } from './second-factor/needs-second-factor.ts';
import { findStaffMember, STAFF_SESSION_MS, type StaffMember } from './sessions/sessions.ts';

/** `Secure` is ignored by browsers on http://localhost only. */
export const STAFF_COOKIE = 'nzete-staff';

const cookieOptions = { path: '/api/staff', httpOnly: true, secure: true, sameSite: 'strict' } as const;

/** Gives the browser the token of a session. No script can read it. */
export const setStaffCookie = (reply: FastifyReply, token: string) =>
  reply.setCookie(STAFF_COOKIE, token, { ...cookieOptions, maxAge: STAFF_SESSION_MS / 1_000 });

export const clearStaffCookie = (reply: FastifyReply) => reply.clearCookie(STAFF_COOKIE, cookieOptions);

/** Who may call a route: some roles, a session whose second factor is not given yet, or anyone. */
export type StaffAccess = readonly StaffRole[] | 'half-signed-in' | 'anyone';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard; `staffOf` reads it. */
    staffMember: StaffMember | null;
  }
  interface FastifyContextConfig {
    /** Every route of the staff area has it. */
    staff?: StaffAccess;
    /** What it does is public, so its caller needs a second factor (`needs-second-factor.ts`). */
    publishes?: boolean;
    /** Its errors are pages for a browser that navigates to it. */
    opensInTab?: boolean;
  }
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
/** What the CSRF token of a session is derived for. */
export const CSRF = 'staff csrf';

/** The token that every write of a session repeats in `X-CSRF-Token`. */
export const csrfTokenOf = ({ server }: FastifyRequest, { sessionId }: StaffMember) =>
  derivedToken(server.keyring, CSRF, sessionId);

/**
 * Checks who asks before every call of the staff area. A route without `config.staff` stops the
 * start of the server, so no route can be open by oversight.
 */
export function staffGuard(app: FastifyInstance, settings: Parameters<typeof needsSecondFactorToPublish>[0]): void {
  const mayNotPublish = ({ secondFactors }: StaffMember) =>
    secondFactors.length === 0 && needsSecondFactorToPublish(settings);
  app.decorateRequest('staffMember', null);
  app.addHook('onRoute', ({ url, config, schema }) => {
    if (!config?.staff) throw new Error(`${url} does not say who of the staff may call it`);
    if (schema && config.staff !== 'anyone') Object.assign(schema, { security: [{ staffSession: [] }] });
  });
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.staff;
    if (access === 'anyone') return;
    const token = cookiesOf(request)[STAFF_COOKIE];
    const member = token && (await findStaffMember(app.store, token));
    if (!member) throw staffProblems.staffSignIn();
    assertAllowed(request, member, access ?? []);
    if (request.routeOptions.config.publishes && mayNotPublish(member)) {
      throw staffProblems.secondFactorToPublish();
    }
    request.staffMember = member;
  });
}

function assertAllowed(request: FastifyRequest, member: StaffMember, access: Exclude<StaffAccess, 'anyone'>): void {
  if (access !== 'half-signed-in') {
    if (!member.isComplete) throw staffProblems.secondFactorWanted();
    if (!access.includes(member.role)) throw staffProblems.otherRole();
  }
  if (SAFE_METHODS.includes(request.method)) return;
  const given = String(request.headers['x-csrf-token'] ?? '');
  if (!isDerivedToken(request.server.keyring, CSRF, member.sessionId, given)) {
    throw httpProblems.otherSite();
  }
}

/** The member of staff who asks. Only in handlers of routes that need one. */
export function staffOf(request: FastifyRequest): StaffMember {
  if (!request.staffMember) throw new Error(`${request.routeOptions.url} needs no member of staff`);
  return request.staffMember;
}
