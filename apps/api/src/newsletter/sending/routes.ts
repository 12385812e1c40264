import { Type } from 'typebox';
import { recordActions } from '../../audit/actions.ts';
import { type Api, addSchemas } from '../../http/api.ts';
import { errors } from '../../http/problems/problem-schemas.ts';
import { ref } from '../../http/schemas.ts';
import { idempotencyHeaders, isDone, writeOnce } from '../../http/submissions/idempotency.ts';
import { mayEditContent } from '../../staff/content-roles.ts';
import { staffOf } from '../../staff/guard.ts';
import { changedSince, knownIssue, notResent, notResumed, openIssue, sendableIssue } from '../issues/open.ts';
import { issueProblems } from '../issues/problems.ts';
import { Issue, IssueName, SeenIssue, StoppedIssue, TestInput, UnclearIssue } from '../issues/schemas.ts';
import { LETTER_TEST } from '../letter/test-letter.ts';
import { NobodyOnList, OtherUnclear, resendUnclear, resumeSending, startSending, stopSending } from './start.ts';

/** An answer without a body. */
const willBeMailed = Type.Unsafe<undefined>({ description: 'It will be mailed', type: 'null' });

export function newsletterSendingRoutes(api: Api): void {
  addSchemas(api, Issue, IssueName, SeenIssue, StoppedIssue, TestInput, UnclearIssue);
  const config = { staff: mayEditContent, rateLimit: api.rateLimits.staffWrite };
  const issue = { 200: { description: 'The issue', ...ref(Issue) } };
  const failures = errors(400, 401, 403, 404, 409, 413, 415, 422, 429);

  api.post(
    '/newsletter/test',
    {
      config,
      schema: {
        operationId: 'testNewsletterIssue',
        summary: 'Mail a draft to yourself',
        description: 'To the address of your account. 409 if it has problems, or was saved since.',
        tags: ['Staff'],
        body: ref(TestInput),
        response: { 202: willBeMailed, ...failures },
      },
    },
    async (request, reply) => {
      const { lang, ...seen } = request.body;
      const { id } = await sendableIssue(request, seen);
      const { username, email } = staffOf(request);
      await api.store.db.transaction().execute(async (trx) => {
        await recordActions(trx, [id], { who: username, action: 'tested-newsletter', reason: lang });
        await api.mail.queueOne(trx, { kind: 'message', about: LETTER_TEST, reference: id, email, language: lang });
      });
      return reply.code(202).send();
    },
  );

  api.post(
    '/newsletter/sending',
    {
      config: { ...config, publishes: true },
      schema: {
        operationId: 'sendNewsletterIssue',
        summary: 'Send an issue to every active subscription',
        description:
          'Each gets it once, in its language. 409 if it has problems, was saved or begun since, nobody is on the list, or the server sends no mail; then nothing is sent.',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        body: ref(SeenIssue),
        response: { ...issue, ...failures },
      },
    },
    async (request) => {
      const { id } = request.body;
      if (!(await isDone(api.store, request))) await sendableIssue(request, request.body);
      await writeOnce(api.store, request, async (db) => {
        const starting = startSending({ db }, request.body, staffOf(request).username);
        const isStarted = await starting.catch((error: unknown) => {
          throw error instanceof NobodyOnList ? issueProblems.nobodyOnList() : error;
        });
        if (!isStarted) throw await changedSince(db, id);
        return {};
      });
      api.newsletter.wake();
      return openIssue(request, id);
    },
  );

  api.post(
    '/newsletter/stop',
    {
      config,
      schema: {
        operationId: 'stopNewsletterIssue',
        summary: 'Stop sending an issue',
        description: 'What the mail server is just getting still arrives. 409 if it is not being sent.',
        tags: ['Staff'],
        body: ref(IssueName),
        response: { ...issue, ...failures },
      },
    },
    async (request) => {
      const { id } = await knownIssue(api.store.db, request.body.id);
      const isStopped = await stopSending(api.store, id, staffOf(request).username);
      if (!isStopped) throw issueProblems.notSending();
      return openIssue(request, id);
    },
  );

  api.post(
    '/newsletter/resume',
    {
      config: { ...config, publishes: true },
      schema: {
        operationId: 'resumeNewsletterIssue',
        summary: 'Go on sending an issue that was stopped',
        description: '409 if it is not stopped, or somebody has stopped it again since.',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        body: ref(StoppedIssue),
        response: { ...issue, ...failures },
      },
    },
    async (request) => {
      const { id } = await knownIssue(api.store.db, request.body.id);
      await writeOnce(api.store, request, async (db) => {
        const isResumed = await resumeSending({ db }, request.body, staffOf(request).username);
        if (!isResumed) throw await notResumed(db, id);
        return {};
      });
      api.newsletter.wake();
      return openIssue(request, id);
    },
  );

  api.post(
    '/newsletter/unclear',
    {
      config: { ...config, publishes: true },
      schema: {
        operationId: 'resendUnclearNewsletter',
        summary: 'Send once more what may not have arrived',
        description:
          'To those of whom nobody can tell whether the mail server accepted the message: a reader may get it twice. 409 if they are not as many as you have seen, or somebody has done so since.',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        body: ref(UnclearIssue),
        response: { ...issue, ...failures },
      },
    },
    async (request) => {
      const { id } = await knownIssue(api.store.db, request.body.id);
      const again = writeOnce(api.store, request, async (db) => {
        await resendUnclear({ db }, request.body, staffOf(request).username);
        return {};
      });
      await again.catch(async (error: unknown) => {
        // Read once the transaction is undone.
        throw error instanceof OtherUnclear ? await notResent(api.store.db, id) : error;
      });
      api.newsletter.wake();
      return openIssue(request, id);
    },
  );
}
