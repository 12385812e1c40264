import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { events } from '../../content/resources/events.ts';
import { plainPage, plainPageHeaders } from '../../http/answers/plain-page.ts';
import { withTypes } from '../../http/api.ts';
import { languageOf } from '../../http/language.ts';
import { linkPageOptions, linkToken } from '../../http/link-token.ts';
import { errors } from '../../http/problems/problem-schemas.ts';
import { NO_STORE } from '../../http/public-call.ts';
import { LangQuery, ref, strictObject, tokenExample } from '../../http/schemas.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { eventProblems } from '../problems.ts';
import { cancelOwn, isSignedUp } from './cancel.ts';
import { signUpOf } from './cancel-token.ts';
import { cancelPage } from './messages.ts';

const BODY_LIMIT = 4_096;

type Step = 'ask' | 'done' | 'already' | 'failed';

/** Mail services add parameters to links. */
const CancelQuery = Type.Object({
  token: Type.String({
    maxLength: 200,
    description: 'Of the link in the confirmation mail',
    examples: [`0f8fad5b-d9cb-469f-a165-70867728950e.${tokenExample}`],
  }),
  ...LangQuery.properties,
});

export const SignUpCancelled = strictObject(
  { signed_up: Type.Literal(false, { examples: [false] }) },
  { $id: 'SignUpCancelled' },
);

const wantsPage = ({ headers }: FastifyRequest) => /text\/html/i.test(headers.accept ?? '');

async function sendPage(request: FastifyRequest, reply: FastifyReply, step: Step) {
  const intl = await request.server.intl(languageOf(request));
  const [title, text] = [intl.formatMessage(cancelPage[`${step}Title`]), intl.formatMessage(cancelPage[`${step}Text`])];
  const [button, events] = [intl.formatMessage(cancelPage.button), intl.formatMessage(cancelPage.events)];
  // Without an action the form posts to the URL of the page, which has the token.
  const form = step === 'ask' ? `<form method="post"><button>${escapeHtml(button)}</button></form>` : '';
  const main =
    `<h1>${escapeHtml(title)}</h1><p${step === 'done' || step === 'already' ? ' role="status"' : ''}>${escapeHtml(text)}</p>${form}` +
    `<p><a href="/events?lang=${intl.locale}">${escapeHtml(events)}</a></p>`;
  reply.code(step === 'failed' ? 404 : 200).headers(plainPageHeaders);
  // Bypasses the schema of the JSON response.
  reply.serializer(String).type('text/html; charset=utf-8');
  return reply.send(plainPage({ intl, title, main }));
}

/** POST cancels. GET only shows the page, because mail scanners follow links. */
export async function cancelRoute(app: FastifyInstance): Promise<void> {
  await app.register(formbody, { bodyLimit: BODY_LIMIT });
  const api = withTypes(app);

  api.get('/event-sign-ups/cancel', linkPageOptions, async (request, reply) => {
    const token = linkToken(request);
    const id = token === undefined ? undefined : signUpOf(api.keyring, token);
    if (id === undefined) return sendPage(request, reply, 'failed');
    return sendPage(request, reply, (await isSignedUp(api.store, { id })) ? 'ask' : 'already');
  });

  api.post(
    '/event-sign-ups/cancel',
    {
      bodyLimit: BODY_LIMIT,
      config: { access: 'token', cache: NO_STORE, rateLimit: api.rateLimits.write },
      schema: {
        operationId: 'cancelEventSignUp',
        summary: 'Cancel a sign-up for an event',
        description:
          'With the token of the link in the confirmation mail. Whatever the body holds, once or again, the answer is the same. A browser (`Accept: text/html`) is answered with a page.',
        tags: [events.tag],
        querystring: CancelQuery,
        response: {
          200: { description: 'Nobody is signed up with this link', ...ref(SignUpCancelled) },
          ...errors(400, 404, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const id = signUpOf(api.keyring, request.query.token);
      if (id === undefined && wantsPage(request)) return sendPage(request, reply, 'failed');
      if (id === undefined) throw eventProblems.badCancelLink();
      const isCancelled = await cancelOwn(api.store, id);
      if (wantsPage(request)) return sendPage(request, reply, isCancelled ? 'done' : 'already');
      return reply.send({ signed_up: false as const });
    },
  );
}
