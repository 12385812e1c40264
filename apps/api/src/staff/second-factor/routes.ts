import { staffRoles } from '@nzete/domain';
import { type Api, addSchemas } from '../../http/api.ts';
import { errors } from '../../http/problems/problem-schemas.ts';
import { ref } from '../../http/schemas.ts';
import { countGuess } from '../../limits/guesses.ts';
import { setStaffCookie, staffOf } from '../guard.ts';
import { staffProblems } from '../problems.ts';
import { RecoveryCodes, SecondFactorCode, SecondFactorSecret, StaffSession } from '../schemas.ts';
import { startSession } from '../sessions/view.ts';
import { guessAtCode } from './guess-at-code.ts';
import { confirmSecondFactor, createSecret, giveSecondFactor, replaceRecoveryCodes } from './second-factor.ts';

export function secondFactorRoutes(api: Api): void {
  addSchemas(api, SecondFactorCode, SecondFactorSecret, RecoveryCodes, StaffSession);
  giveRoute(api);
  setUpRoutes(api);
  recoveryRoute(api);
}

function giveRoute(api: Api): void {
  api.post(
    '/second-factor',
    {
      bodyLimit: 1_024,
      config: { staff: 'half-signed-in', rateLimit: api.rateLimits.token },
      schema: {
        operationId: 'giveSecondFactor',
        summary: 'Give the code of the second factor',
        description:
          'A code of the authenticator app, once, or a recovery code, once. The cookie is replaced. Five wrong tries in a quarter of an hour are the most.',
        tags: ['Staff'],
        body: ref(SecondFactorCode),
        response: {
          200: { description: 'Signed in', ...ref(StaffSession) },
          ...errors(400, 401, 403, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const member = staffOf(request);
      const token = await countGuess(request, guessAtCode(member), () =>
        giveSecondFactor(api, member, request.body.code),
      );
      // 403: the session goes on.
      if (!token) throw staffProblems.wrongCode();
      return startSession(request, reply, token);
    },
  );
}

function setUpRoutes(api: Api): void {
  api.post(
    '/second-factor/secret',
    {
      bodyLimit: 1_024,
      config: { staff: 'half-signed-in', rateLimit: api.rateLimits.token },
      schema: {
        operationId: 'createSecondFactor',
        summary: 'Begin to set up a second factor',
        description:
          'The secret of an authenticator app (TOTP). It is in use once a code of it is given. Until then a session gets the same one again.',
        tags: ['Staff'],
        response: {
          200: { description: 'The secret', ...ref(SecondFactorSecret) },
          ...errors(400, 401, 403, 409, 413, 415, 429),
        },
      },
    },
    async (request) => {
      const member = staffOf(request);
      const created = member.secondFactors.length > 0 ? undefined : await createSecret(api, member);
      if (!created) throw staffProblems.hasSecondFactor();
      return created;
    },
  );

  api.put(
    '/second-factor',
    {
      bodyLimit: 1_024,
      config: { staff: 'half-signed-in', rateLimit: api.rateLimits.token },
      schema: {
        operationId: 'confirmSecondFactor',
        summary: 'Use the new second factor',
        description: 'With a code of the new secret. The cookie is replaced.',
        tags: ['Staff'],
        body: ref(SecondFactorCode),
        response: {
          200: { description: 'In use', ...ref(RecoveryCodes) },
          ...errors(400, 401, 403, 409, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const member = staffOf(request);
      if (member.secondFactors.length > 0) throw staffProblems.hasSecondFactor();
      const confirmed = await countGuess(request, guessAtCode(member), () =>
        confirmSecondFactor(api, member, request.body.code),
      );
      if (!confirmed) throw staffProblems.wrongFirstCode();
      setStaffCookie(reply, confirmed.token);
      return { recovery_codes: confirmed.codes };
    },
  );
}

function recoveryRoute(api: Api): void {
  api.post(
    '/second-factor/recovery-codes',
    {
      bodyLimit: 1_024,
      config: { staff: staffRoles, rateLimit: api.rateLimits.staffWrite },
      schema: {
        operationId: 'replaceRecoveryCodes',
        summary: 'Make new recovery codes',
        description: 'One’s own, in place of those that were not kept: they stop working. 404 without a second factor.',
        tags: ['Staff'],
        response: {
          200: { description: 'The new ones', ...ref(RecoveryCodes) },
          ...errors(400, 401, 403, 404, 413, 415, 429),
        },
      },
    },
    async (request) => {
      const codes = await replaceRecoveryCodes(api, staffOf(request));
      if (!codes) throw staffProblems.noOwnSecondFactor();
      return { recovery_codes: codes };
    },
  );
}
