import { Type } from 'typebox';
import { type Api, addSchemas } from '../http/api.ts';
import { languageOf } from '../http/language.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { NO_STORE } from '../http/public-call.ts';
import { ref } from '../http/schemas.ts';
import { idempotencyHeaders, writeOnce } from '../http/submissions/idempotency.ts';
import { fieldError } from '../http/validation/validation.ts';
import { createAccount } from './accounts.ts';
import { authenticate, endSession } from './authenticate.ts';
import { linkRoutes } from './link-routes.ts';
import { countLinks, LINKS_A_DAY, linkMail } from './mail-queue.ts';
import { hashPassword } from './password.ts';
import { isEasyToGuess } from './password-strength.ts';
import { accountProblems } from './problems.ts';
import { Credentials, Registration, Token, User } from './schemas.ts';
import { tokenRoute } from './token-route.ts';

export async function routes(api: Api): Promise<void> {
  addSchemas(api, Credentials, Token, Registration, User);
  api.decorateRequest('account', null);
  await api.register(tokenRoute);
  signOutRoute(api);
  registerRoute(api);
  currentUserRoute(api);
  linkRoutes(api);
}

function signOutRoute(api: Api): void {
  api.post(
    '/logout',
    {
      bodyLimit: 1_024,
      config: { access: 'account', cache: NO_STORE, rateLimit: api.rateLimits.write },
      schema: {
        operationId: 'revokeToken',
        summary: 'Sign out',
        description: 'The bearer token is refused from now on. Other sign-ins of the account stay.',
        tags: ['Accounts'],
        response: { 204: Type.Null({ description: 'Signed out' }), ...errors(400, 401, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      await endSession(request);
      return reply.code(204).send(null);
    },
  );
}

function registerRoute(api: Api): void {
  api.post(
    '/register',
    {
      bodyLimit: 16_384,
      config: { access: 'anyone', cache: NO_STORE, rateLimit: api.rateLimits.token },
      schema: {
        operationId: 'registerUser',
        summary: 'Create an account',
        description:
          'Does not sign in: call `createToken` next. A link to confirm the address is mailed, when the server sends mail. When an `Idempotency-Key` comes again, the password is not compared: the account keeps the first.',
        tags: ['Accounts'],
        headers: idempotencyHeaders,
        body: ref(Registration),
        response: { 201: { description: 'Created', ...ref(User) }, ...errors(400, 409, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const { username, email, password } = request.body;
      const language = languageOf(request);
      const { method, headers, params, query, routeOptions } = request;
      if (await isEasyToGuess(password, [username, email])) throw fieldError('password', 'easyToGuess');
      // The answer says that a link is mailed.
      if (api.mail.isConfigured && (await countLinks(api.store, { about: 'confirm-email', email })) >= LINKS_A_DAY) {
        throw accountProblems.tooManyLinks();
      }
      const passwordHash = await hashPassword(password);
      // The stored request hash must not contain the password: it would be a fast hash of it.
      const sent = { method, headers, params, query, routeOptions, body: { username, email } };
      const added = await writeOnce(api.store, sent, async (db) => {
        const stored = await createAccount(db, { username, email, passwordHash, language });
        if (!stored) throw accountProblems.usernameTaken();
        await api.mail.queueOne(db, linkMail({ about: 'confirm-email', email, accountId: stored.id, language }));
        return stored;
      });
      return reply.code(201).send({ ...added, username, email, email_confirmed: false });
    },
  );
}

function currentUserRoute(api: Api): void {
  api.get(
    '/users/me/',
    {
      config: { access: 'account', cache: NO_STORE, rateLimit: null },
      schema: {
        operationId: 'getCurrentUser',
        summary: 'The account of the bearer token',
        tags: ['Accounts'],
        response: { 200: { description: 'The account', ...ref(User) }, ...errors(401) },
      },
    },
    authenticate,
  );
}
