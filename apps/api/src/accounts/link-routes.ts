import { Type } from 'typebox';
import { DAY_MS } from '../durations.ts';
import { type Api, addSchemas } from '../http/api.ts';
import { languageOf } from '../http/language.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { httpProblems } from '../http/problems/problems.ts';
import { NO_STORE } from '../http/public-call.ts';
import { ref } from '../http/schemas.ts';
import { fieldError } from '../http/validation/validation.ts';
import { forgetWrongPasswords } from '../limits/guesses.ts';
import { authenticate, signedInFirst } from './authenticate.ts';
import { accountsOfLink, confirmEmail, resetPassword } from './change-password.ts';
import { findLink, wasUsed } from './links.ts';
import { countLinks, LINKS_A_DAY, linkMail } from './mail-queue.ts';
import { hashPassword } from './password.ts';
import { isEasyToGuess } from './password-strength.ts';
import { accountProblems } from './problems.ts';
import { EmailConfirmation, PasswordReset, PasswordResetRequest } from './schemas.ts';

const nothing = (description: string) => Type.Null({ description });
/** Only a 204 cannot have the body `null`, so it is left out here. */
const accepted = (description: string) => Type.Unsafe<undefined>(nothing(description));

/** Links that are mailed to the owner of an account. */
export function linkRoutes(api: Api): void {
  addSchemas(api, EmailConfirmation, PasswordResetRequest, PasswordReset);
  confirmationLinkRoute(api);
  confirmationRoute(api);
  resetLinkRoute(api);
  resetRoute(api);
}

function confirmationLinkRoute(api: Api): void {
  api.post(
    '/users/me/confirmation',
    {
      bodyLimit: 1_024,
      config: { access: 'account', cache: NO_STORE, rateLimit: api.rateLimits.token },
      schema: {
        operationId: 'sendConfirmationLink',
        summary: 'Mail the link again that confirms the address of the account',
        description: `At most ${LINKS_A_DAY} a day. 409 if the address is confirmed, or if this server sends no mail.`,
        tags: ['Accounts'],
        response: { 202: accepted('The link will be mailed'), ...errors(400, 401, 409, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const { id, email, email_confirmed } = await authenticate(request);
      if (email_confirmed) throw accountProblems.confirmedAlready();
      if (!api.mail.isConfigured) throw accountProblems.noMail();
      const link = { about: 'confirm-email', email, accountId: id, language: languageOf(request) } as const;
      if ((await countLinks(api.store, link)) >= LINKS_A_DAY) throw accountProblems.tooManyLinks();
      await api.mail.queueOne(api.store.db, linkMail(link));
      return reply.code(202).send();
    },
  );
}

function confirmationRoute(api: Api): void {
  api.post(
    '/users/confirmation',
    {
      bodyLimit: 1_024,
      config: { access: 'account', cache: NO_STORE, rateLimit: api.rateLimits.token },
      preValidation: signedInFirst,
      schema: {
        operationId: 'confirmEmail',
        summary: 'Confirm the address of an account',
        description:
          'With the token of the mailed link, once, within 48 hours; 409 if the address is confirmed already. Only the account that the link was mailed for: otherwise a stranger could have an address confirmed by its owner.',
        tags: ['Accounts'],
        body: ref(EmailConfirmation),
        response: { 204: nothing('Confirmed'), ...errors(400, 401, 404, 409, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const { id, email_confirmed } = await authenticate(request);
      if (!(await confirmEmail(api.store, { token: request.body.token, accountId: id }))) {
        // The link was opened twice, or another one before it.
        if (email_confirmed) throw accountProblems.confirmedAlready();
        throw accountProblems.badAccountLink();
      }
      return reply.code(204).send(null);
    },
  );
}

function resetLinkRoute(api: Api): void {
  api.post(
    '/password-reset',
    {
      bodyLimit: 1_024,
      config: { access: 'anyone', cache: NO_STORE, rateLimit: api.rateLimits.token },
      schema: {
        operationId: 'requestPasswordReset',
        summary: 'Ask for a link to choose a new password',
        description:
          'The answer and what the server does are the same whether or not there is an account: the mail is written later. Limited by visitor and by address. 409 if this server sends no mail.',
        tags: ['Accounts'],
        body: ref(PasswordResetRequest),
        response: {
          202: accepted('If there is an account with the address, a link is mailed to it'),
          ...errors(400, 409, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const { email } = request.body;
      if (!api.mail.isConfigured) throw accountProblems.noMail();
      const wait = Math.ceil(
        (await api.limiter.add(api.limiter.keyOf('password resets', email), api.rateLimits.account)) / 1_000,
      );
      if (wait > 0) throw httpProblems.tooManyRequests(wait).with({ 'retry-after': String(wait) });
      // Counted whether or not there is an account, so that the answer tells nothing.
      const today = api.limiter.keyOf('password resets of a day', email);
      const untilTomorrow = await api.limiter.add(today, { max: LINKS_A_DAY, timeWindow: DAY_MS });
      if (untilTomorrow > 0) throw accountProblems.tooManyLinks();
      const link = linkMail({ about: 'reset-password', email, language: languageOf(request) });
      await api.mail.queueOne(api.store.db, link);
      return reply.code(202).send();
    },
  );
}

const deadLink = async ({ store }: Api, token: string) =>
  (await wasUsed(store.db, 'reset-password', token)) ? accountProblems.linkUsed() : accountProblems.badAccountLink();

function resetRoute(api: Api): void {
  api.post(
    '/password-reset/confirm',
    {
      bodyLimit: 4_096,
      config: { access: 'token', cache: NO_STORE, rateLimit: api.rateLimits.token },
      schema: {
        operationId: 'resetPassword',
        summary: 'Choose a new password',
        description:
          'With the token of the mailed link, once, within an hour, and 410 after that; after a 422 it still works. Ends every sign-in of the account, and confirms its address. Staff keep their second factor.',
        tags: ['Accounts'],
        body: ref(PasswordReset),
        response: { 204: nothing('Changed'), ...errors(400, 404, 410, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const { token, password } = request.body;
      const link = await findLink(api.store.db, 'reset-password', token);
      if (!link) throw await deadLink(api, token);
      const accounts = await accountsOfLink(api.store.db, link);
      const names = accounts.map(({ username }) => username);
      if (await isEasyToGuess(password, [...names, link.email])) throw fieldError('password', 'easyToGuess');
      const passwordHash = await hashPassword(password);
      if (!(await resetPassword(api, { token, passwordHash }))) throw await deadLink(api, token);
      // Even after wrong guesses of others, its owner may sign in now.
      for (const { id } of accounts) await forgetWrongPasswords(api, id);
      return reply.code(204).send(null);
    },
  );
}
