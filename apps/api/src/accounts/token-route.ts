import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { withTypes } from '../http/api.ts';
import { errorTexts } from '../http/error-texts.ts';
import { httpError } from '../http/http-error.ts';
import { errors, ref } from '../http/schemas.ts';
import { signIn, usernameKey } from './accounts.ts';
import { FailedAttempts } from './failed-attempts.ts';
import { Credentials, Token } from './schemas.ts';

/** POST /token: the one call that takes a form, and nothing else. */
export async function tokenRoute(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(formbody, { bodyLimit: 4_096 });
  const api = withTypes(app);
  const attempts = new FailedAttempts(api.rateLimits.account);

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
      const account = usernameKey(username);
      const wait = attempts.wait(account);
      // The same for accounts that do not exist, so that it tells nothing.
      if (wait > 0) {
        const sentence = errorTexts.tooManyWrongPasswords(Math.ceil(wait / 60));
        throw httpError(429, sentence, { 'retry-after': String(wait) });
      }
      attempts.begin(account);
      const token = await signIn(api.store, { username, password, lifetimeMs: api.tokenLifetimeMs }).catch(
        (error: unknown) => {
          attempts.takeBack(account);
          throw error;
        },
      );
      if (!token) throw httpError(401, 'Incorrect username or password', { 'www-authenticate': 'Bearer' });
      attempts.succeeded(account);
      return {
        access_token: token,
        token_type: 'bearer' as const,
        expires_in: Math.floor(api.tokenLifetimeMs / 1_000),
      };
    },
  );
}
