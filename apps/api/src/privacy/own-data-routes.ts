import type { FastifyRequest } from 'fastify';
import { isPasswordOf, type User } from '../accounts/accounts.ts';
import { authenticate, authenticateConfirmed, signedInFirst } from '../accounts/authenticate.ts';
import { accountProblems } from '../accounts/problems.ts';
import { Erasure, ErasureRequest, OwnData, unconfirmed } from '../accounts/schemas.ts';
import { type Api, addSchemas } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { NO_STORE } from '../http/public-call.ts';
import { ref } from '../http/schemas.ts';
import { fieldError } from '../http/validation/validation.ts';
import { countGuess } from '../limits/guesses.ts';
import { eraseOwnData, eraseUnconfirmedAccount, isStaffAddress, readOwnData } from './own-data.ts';

const shared = { tags: ['Accounts'] };

export function ownDataRoutes(api: Api): void {
  addSchemas(api, OwnData, ErasureRequest, Erasure);
  dataRoute(api);
  erasureRoute(api);
}

function dataRoute(api: Api): void {
  api.get(
    '/users/me/data',
    {
      // It decrypts documents.
      config: { access: 'account', cache: NO_STORE, rateLimit: api.rateLimits.token },
      exposeHeadRoute: false,
      schema: {
        ...shared,
        operationId: 'getOwnData',
        summary: 'All data about the address of the account',
        response: { 200: { description: 'The data', ...ref(OwnData) }, ...errors(401, 429), ...unconfirmed },
      },
    },
    async (request) => readOwnData(api, await authenticateConfirmed(request)),
  );
}

function erasureRoute(api: Api): void {
  api.post(
    '/users/me/erasure',
    {
      bodyLimit: 4_096,
      config: { access: 'account', cache: NO_STORE, rateLimit: api.rateLimits.token },
      preValidation: signedInFirst,
      schema: {
        ...shared,
        operationId: 'eraseOwnData',
        summary: 'Erase the account and everything about its address',
        description:
          'At once, and it cannot be undone. Until the address is confirmed only the account itself is erased. The law keeps identity checks (KYC) for seven years: their number and the last day are in the answer. 409 for staff, whose role must end first.',
        body: ref(ErasureRequest),
        response: {
          200: { description: 'What was erased, and what must be kept', ...ref(Erasure) },
          ...errors(400, 401, 403, 409, 413, 415, 422, 429),
        },
      },
    },
    async (request) => {
      const user = await authenticate(request);
      await assertPassword(api, request, user);
      const done = user.email_confirmed ? await eraseConfirmed(api, user) : await eraseUnconfirmedAccount(api, user.id);
      if (!done) throw accountProblems.staffCannotErase();
      const { outcome, isLogEmpty } = done;
      if (!isLogEmpty) {
        request.log.warn('the log of the database may still contain what was erased: run npm run privacy -- purge');
      }
      return outcome;
    },
  );
}

const eraseConfirmed = async (api: Api, { email }: User) =>
  (await isStaffAddress(api, email)) ? undefined : eraseOwnData(api, email);

/** Wrong ones count as those of sign-ins, so that a stolen token cannot be used to guess. */
async function assertPassword(api: Api, request: FastifyRequest<{ Body: { password: string } }>, user: User) {
  const guess = { at: 'password', accountId: user.id, refusal: accountProblems.tooManyWrongPasswords } as const;
  const isRight = await countGuess(request, guess, () => isPasswordOf(api.store, user.id, request.body.password));
  if (!isRight) throw fieldError('password', 'wrongPassword');
}
