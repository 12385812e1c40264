import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { isPasswordOf, type User } from '../accounts/accounts.ts';
import { authenticate, authenticateConfirmed, signedInFirst } from '../accounts/authenticate.ts';
import { accountProblems } from '../accounts/problems.ts';
import { Erasure, ErasureRequest, OwnData, unconfirmed } from '../accounts/schemas.ts';
import { hashToken } from '../crypto/token.ts';
import { truncateWalNow } from '../crypto/vault.ts';
import { type Api, addSchemas } from '../http/api.ts';
import { bearerToken } from '../http/bearer-token.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { NO_STORE } from '../http/public-call.ts';
import { ref } from '../http/schemas.ts';
import { idempotencyHeaders, isDone, writeOnce } from '../http/submissions/idempotency.ts';
import { fieldError } from '../http/validation/validation.ts';
import { countGuess } from '../limits/guesses.ts';
import { eraseOwnData, eraseUnconfirmedAccount, isStaffAddress, readOwnData } from './own-data.ts';
import { deleteExpiredFiles } from './retention.ts';

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
      preValidation: async (request, reply) => {
        await signedInFirst(request).catch(async (refusal) => reply.send(await firstAnswer(api, request, refusal)));
      },
      schema: {
        ...shared,
        operationId: 'eraseOwnData',
        summary: 'Erase the account and everything about its address',
        description:
          'At once, and it cannot be undone. Until the address is confirmed only the account itself is erased. The law keeps identity checks (KYC) for seven years: their number and the last day are in the answer. 409 for staff, whose role must end first. Sent again with the same `Idempotency-Key` and token it gets the first answer, although the token has ended; the password is not compared then.',
        headers: idempotencyHeaders,
        body: ref(ErasureRequest),
        response: {
          200: { description: 'What was erased, and what must be kept', ...ref(Erasure) },
          ...errors(400, 401, 403, 409, 413, 415, 422, 429),
        },
      },
    },
    async (request) => {
      const erasure = await eraseOnce(api, request).catch((refusal) => firstAnswer(api, request, refusal));
      if (!(await truncateWalNow(api))) {
        request.log.warn('the log of the database may still contain what was erased: run npm run privacy -- purge');
      }
      return erasure;
    },
  );
}

type Request = FastifyRequest<{ Body: { password: string } }>;

async function eraseOnce(api: Api, request: Request) {
  const user = await authenticate(request);
  await assertPassword(api, request, user);
  if (user.email_confirmed) {
    if (await isStaffAddress(api, user.email)) throw accountProblems.staffCannotErase();
    await deleteExpiredFiles(api.store);
  }
  return writeOnce(api.store, ofSession(request), async (db) => {
    const erasure = user.email_confirmed
      ? await eraseOwnData(api, db, user.email)
      : await eraseUnconfirmedAccount(db, user.id);
    if (!erasure) throw accountProblems.staffCannotErase();
    return erasure;
  });
}

/** The erasure that is done has ended the session and the password that it is sent again with. */
async function firstAnswer(api: Api, request: Request, refusal: unknown) {
  const sent = ofSession(request);
  if (!(await isDone(api.store, sent))) throw refusal;
  return writeOnce<Static<typeof Erasure>>(api.store, sent, () => Promise.reject(refusal));
}

/** What a key stands for: not the password, of which the stored hash would be a fast one, but only this session. */
function ofSession(request: Request) {
  const { method, headers, params, query, routeOptions } = request;
  return { method, headers, params, query, routeOptions, body: hashToken(bearerToken(request) ?? '') };
}

/** Wrong ones count as those of sign-ins, so that a stolen token cannot be used to guess. */
async function assertPassword(api: Api, request: Request, user: User) {
  const guess = { at: 'password', accountId: user.id, refusal: accountProblems.tooManyWrongPasswords } as const;
  const isRight = await countGuess(request, guess, () => isPasswordOf(api.store, user.id, request.body.password));
  if (!isRight) throw fieldError('password', 'wrongPassword');
}
