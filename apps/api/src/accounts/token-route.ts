import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { withTypes } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { NO_STORE } from '../http/public-call.ts';
import { ref } from '../http/schemas.ts';
import { countGuess } from '../limits/guesses.ts';
import { signIn } from './accounts.ts';
import { findAccount } from './find-account.ts';
import { accountProblems } from './problems.ts';
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
      config: { access: 'anyone', cache: NO_STORE, rateLimit: api.rateLimits.token },
      schema: {
        operationId: 'createToken',
        summary: 'Sign in',
        description:
          'The answer is the same for an unknown username, for a wrong password and for the password of one of the staff, who sign in with `staffSignIn` only.',
        tags: ['Accounts'],
        consumes: ['application/x-www-form-urlencoded'],
        body: ref(Credentials),
        response: { 200: { description: 'Signed in', ...ref(Token) }, ...errors(400, 401, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      const { username, password } = request.body;
      const { found, account } = await findAccount(api.store, username, 'visitor');
      const lifetimeMs = api.tokenLifetimeMs;
      const guess = { accountId: found?.id, name: username, refusal: accountProblems.tooManyWrongPasswords };
      const token = await countGuess(request, { at: 'password', ...guess }, () =>
        signIn(api.store, { account, password, lifetimeMs }),
      );
      if (!token) throw accountProblems.wrongPassword().with({ 'www-authenticate': 'Bearer' });
      return {
        access_token: token,
        token_type: 'bearer' as const,
        expires_in: Math.floor(lifetimeMs / 1_000),
      };
    },
  );
}
