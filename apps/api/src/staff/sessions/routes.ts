import { staffRoles } from '@nzete/domain';
import { Type } from 'typebox';
import { findAccount } from '../../accounts/find-account.ts';
import { recordActions } from '../../audit/actions.ts';
import { type Api, addSchemas } from '../../http/api.ts';
import { cookiesOf } from '../../http/cookies.ts';
import { errors } from '../../http/problems/problem-schemas.ts';
import { ref } from '../../http/schemas.ts';
import { countGuess } from '../../limits/guesses.ts';
import { clearStaffCookie, STAFF_COOKIE, staffOf } from '../guard.ts';
import { staffProblems } from '../problems.ts';
import { IdParams, OpenSessions, StaffCredentials, StaffSession } from '../schemas.ts';
import { deviceOf } from './device.ts';
import { endSession, listSessions } from './list.ts';
import { signInStaff, signOutStaff } from './sign-in.ts';
import { startSession, viewOf } from './view.ts';

export function sessionRoutes(api: Api): void {
  addSchemas(api, StaffCredentials, StaffSession, OpenSessions);
  signInRoute(api);
  currentSessionRoutes(api);
  openSessionRoutes(api);
}

function signInRoute(api: Api): void {
  api.post(
    '/sign-in',
    {
      bodyLimit: 4_096,
      config: { staff: 'anyone', rateLimit: api.rateLimits.token },
      schema: {
        operationId: 'staffSignIn',
        summary: 'Sign in to the staff area',
        description:
          'Sets a cookie that no script can read. The answer is the same for an unknown name and for a wrong password. Five wrong tries for a name in a quarter of an hour are the most.',
        tags: ['Staff'],
        body: ref(StaffCredentials),
        response: {
          200: { description: 'Signed in; perhaps the second factor is still to be given', ...ref(StaffSession) },
          ...errors(400, 401, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const { username, password } = request.body;
      const { found, account } = await findAccount(api.store, username, 'staff');
      const device = deviceOf(request.headers['user-agent']);
      const former = cookiesOf(request)[STAFF_COOKIE];
      const guess = { accountId: found?.id, name: username, refusal: staffProblems.tooManyGuesses };
      const token = await countGuess(request, { at: 'staffPassword', ...guess }, () =>
        signInStaff(api.store, { account, password, device, former }),
      );
      if (!token) throw staffProblems.wrongStaffPassword();
      return startSession(request, reply, token);
    },
  );
}

function currentSessionRoutes(api: Api): void {
  api.get(
    '/session',
    {
      config: { staff: 'half-signed-in' },
      schema: {
        operationId: 'getStaffSession',
        summary: 'Who is signed in to the staff area',
        tags: ['Staff'],
        response: { 200: { description: 'The session', ...ref(StaffSession) }, ...errors(401) },
      },
    },
    async (request) => viewOf(request, staffOf(request)),
  );

  api.delete(
    '/session',
    {
      config: { staff: 'half-signed-in' },
      schema: {
        operationId: 'staffSignOut',
        summary: 'Sign out of the staff area',
        description: 'The cookie is refused from now on. Other sessions of the account stay.',
        tags: ['Staff'],
        response: { 204: Type.Null({ description: 'Signed out' }), ...errors(401) },
      },
    },
    async (request, reply) => {
      await signOutStaff(api.store, staffOf(request));
      clearStaffCookie(reply);
      return reply.code(204).send(null);
    },
  );
}

function openSessionRoutes(api: Api): void {
  api.get(
    '/sessions',
    {
      config: { staff: staffRoles },
      schema: {
        operationId: 'getSessions',
        summary: 'Sessions of the staff area that have not ended',
        description: 'One’s own; an administrator gets everyone’s.',
        tags: ['Staff'],
        response: { 200: { description: 'Newest first', ...ref(OpenSessions) }, ...errors(401, 403) },
      },
    },
    async (request) => {
      const member = staffOf(request);
      if (member.role === 'administrator') {
        await recordActions(api.store.db, ['sessions'], { who: member.username, action: 'opened' });
      }
      return listSessions(api.store, member);
    },
  );

  api.delete(
    '/sessions/:id',
    {
      config: { staff: staffRoles, rateLimit: api.rateLimits.staffWrite },
      schema: {
        operationId: 'endSession',
        summary: 'End a session',
        description: 'One’s own; an administrator may end anyone’s.',
        tags: ['Staff'],
        params: IdParams,
        response: { 204: Type.Null({ description: 'Ended' }), ...errors(401, 403, 404, 422, 429) },
      },
    },
    async (request, reply) => {
      const isEnded = await endSession(api.store, staffOf(request), request.params.id);
      if (!isEnded) throw staffProblems.sessionGone();
      return reply.code(204).send(null);
    },
  );
}
