import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { withTypes } from '../http/api.ts';
import { httpError } from '../http/http-error.ts';
import { errors, ref } from '../http/schemas.ts';
import { signIn, usernameKey } from './accounts.ts';
import { accountErrors } from './error-texts.ts';
import { Credentials, Token } from './schemas.ts';

/** The only endpoint that takes a form. */
export async function tokenRoute(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(formbody, { bodyLimit: 4_096 });
  const api = withTypes(app);

  api.post(
    '/token',
    {
      bodyLimit: 4_096,
      config: { rateLimit: api.rateLimits.token },
      schema: {
        operationId: 'createToken',
        summary: 'Sign in',
        description: 'The answer is the same for an unknown username and for a wrong password.',
        tags: ['Accounts'],
        consumes: ['application/x-www-form-urlencoded'],
        body: ref(Credentials),
        response: { 200: { description: 'Signed in', ...ref(Token) }, ...errors(400, 401, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      const { username, password } = request.body;
      const account = api.limiter.keyOf('wrong passwords', usernameKey(username));
      // Counted before the check, so that concurrent attempts cannot exceed the limit, and also for
      // unknown accounts, so that the response reveals nothing.
      const wait = Math.ceil((await api.limiter.add(account, api.rateLimits.account)) / 1_000);
      if (wait > 0) {
        request.log.warn({ req: request, account: account.slice(0, 8) }, 'too many wrong passwords for one account');
        const sentence = accountErrors.tooManyWrongPasswords(Math.ceil(wait / 60));
        throw httpError(429, sentence, { 'retry-after': String(wait) });
      }
      const token = await signIn(api.store, { username, password, lifetimeMs: api.tokenLifetimeMs }).catch(
        async (error: unknown) => {
          await api.limiter.decrement(account);
          throw error;
        },
      );
      if (!token) {
        // The hash shows whether one account or many are tried.
        request.log.warn({ req: request, account: account.slice(0, 8) }, 'failed sign-in');
        throw httpError(401, 'Incorrect username or password', { 'www-authenticate': 'Bearer' });
      }
      await api.limiter.reset(account);
      return {
        access_token: token,
        token_type: 'bearer' as const,
        expires_in: Math.floor(api.tokenLifetimeMs / 1_000),
      };
    },
  );
}
