import { staffRoles } from '@nzete/domain';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { type Api, addSchemas } from '../../http/api.ts';
import { errors } from '../../http/problems/problem-schemas.ts';
import { ref } from '../../http/schemas.ts';
import { countGuess } from '../../limits/guesses.ts';
import type { RouteSettings } from '../../subject.ts';
import { setStaffCookie, staffOf } from '../guard.ts';
import { IdParams, StaffSession } from '../schemas.ts';
import { guessAtCode } from '../second-factor/guess-at-code.ts';
import { startSession } from '../sessions/view.ts';
import type { Asking } from './ceremonies.ts';
import { listPasskeys, removePasskey } from './passkeys.ts';
import { passkeyProblems } from './problems.ts';
import { AddedPasskey, PasskeyCreation, PasskeyInput, PasskeyProof, PasskeyRequest, Passkeys } from './schemas.ts';
import { passkeySiteOf } from './site.ts';

type AskingOf = (request: FastifyRequest) => Asking;

/** Loaded with the first passkey: its library takes 25 MB of memory. */
const loadCeremonies = () => import('./ceremonies.ts');

export function passkeyRoutes(api: Api, { publicUrl }: RouteSettings): void {
  addSchemas(api, PasskeyCreation, PasskeyInput, AddedPasskey, PasskeyRequest, PasskeyProof, Passkeys, StaffSession);
  const askingOf: AskingOf = (request) => ({
    store: api.store,
    member: staffOf(request),
    site: passkeySiteOf(request, publicUrl),
    log: request.log,
  });
  listRoutes(api);
  addRoutes(api, askingOf);
  signInRoutes(api, askingOf);
}

function listRoutes(api: Api): void {
  api.get(
    '/second-factor/passkeys',
    {
      config: { staff: staffRoles },
      schema: {
        operationId: 'getPasskeys',
        summary: 'One’s own passkeys',
        tags: ['Staff'],
        response: { 200: { description: 'Oldest first', ...ref(Passkeys) }, ...errors(401, 403) },
      },
    },
    (request) => listPasskeys(api.store, staffOf(request)),
  );

  api.delete(
    '/second-factor/passkeys/:id',
    {
      config: { staff: staffRoles, rateLimit: api.rateLimits.staffWrite },
      schema: {
        operationId: 'removePasskey',
        summary: 'Remove a passkey',
        description: 'One’s own. 409 if it is the only second factor: an administrator removes that.',
        tags: ['Staff'],
        params: IdParams,
        response: { 204: Type.Null({ description: 'Removed' }), ...errors(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const result = await removePasskey(api.store, staffOf(request), request.params.id);
      if (result === 'unknown') throw passkeyProblems.passkeyGone();
      if (result === 'only') throw passkeyProblems.onlySecondFactor();
      return reply.code(204).send(null);
    },
  );
}

function addRoutes(api: Api, askingOf: AskingOf): void {
  api.post(
    '/second-factor/passkeys/options',
    {
      bodyLimit: 1_024,
      config: { staff: 'half-signed-in', rateLimit: api.rateLimits.token },
      schema: {
        operationId: 'beginPasskey',
        summary: 'Begin to add a passkey',
        tags: ['Staff'],
        response: {
          200: { description: 'For the browser', ...ref(PasskeyCreation) },
          ...errors(400, 401, 403, 409, 413, 415, 429),
        },
      },
    },
    async (request) => {
      const { isComplete, secondFactors } = staffOf(request);
      if (!isComplete && secondFactors.length > 0) throw passkeyProblems.secondFactorBeforePasskey();
      return (await loadCeremonies()).beginPasskey(askingOf(request));
    },
  );

  api.post(
    '/second-factor/passkeys',
    {
      bodyLimit: 65_536,
      config: { staff: 'half-signed-in', rateLimit: api.rateLimits.token },
      schema: {
        operationId: 'addPasskey',
        summary: 'Add a passkey',
        description:
          'What the browser made of the options, once. The first second factor of an account brings recovery codes, and the cookie is replaced.',
        tags: ['Staff'],
        body: ref(PasskeyInput),
        response: {
          201: { description: 'Added', ...ref(AddedPasskey) },
          ...errors(400, 401, 403, 409, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const { addPasskey } = await loadCeremonies();
      const result = await addPasskey(askingOf(request), request.body);
      if (result === 'refused') throw passkeyProblems.passkeyNotAdded();
      if (result === 'wanted') throw passkeyProblems.secondFactorBeforePasskey();
      if (result === 'too-many') throw passkeyProblems.tooManyPasskeys();
      if (result === 'known') throw passkeyProblems.passkeyKnown();
      if (result.token) setStaffCookie(reply, result.token);
      return reply.code(201).send({ passkey: result.added, recovery_codes: result.codes });
    },
  );
}

function signInRoutes(api: Api, askingOf: AskingOf): void {
  api.post(
    '/second-factor/passkeys/sign-in/options',
    {
      bodyLimit: 1_024,
      config: { staff: 'half-signed-in', rateLimit: api.rateLimits.token },
      schema: {
        operationId: 'beginPasskeySignIn',
        summary: 'Begin to give the second factor with a passkey',
        tags: ['Staff'],
        response: {
          200: { description: 'For the browser', ...ref(PasskeyRequest) },
          ...errors(400, 401, 403, 409, 413, 415, 429),
        },
      },
    },
    async (request) => {
      const options = await (await loadCeremonies()).beginProof(askingOf(request));
      if (!options) throw passkeyProblems.noPasskey();
      return options;
    },
  );

  api.post(
    '/second-factor/passkeys/sign-in',
    {
      bodyLimit: 32_768,
      config: { staff: 'half-signed-in', rateLimit: api.rateLimits.token },
      schema: {
        operationId: 'givePasskey',
        summary: 'Give the second factor with a passkey',
        description:
          'What the browser signed, once. The cookie is replaced. Wrong tries count together with those of codes.',
        tags: ['Staff'],
        body: ref(PasskeyProof),
        response: {
          200: { description: 'Signed in', ...ref(StaffSession) },
          ...errors(400, 401, 403, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const { givePasskey } = await loadCeremonies();
      const asking = askingOf(request);
      const token = await countGuess(request, guessAtCode(asking.member), () => givePasskey(asking, request.body));
      if (!token) throw passkeyProblems.wrongPasskey();
      return startSession(request, reply, token);
    },
  );
}
