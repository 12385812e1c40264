import { recordActions } from '../../audit/actions.ts';
import { type Api, addSchemas } from '../../http/api.ts';
import { errors } from '../../http/problems/problem-schemas.ts';
import { ref } from '../../http/schemas.ts';
import { idempotencyHeaders, writeOnce } from '../../http/submissions/idempotency.ts';
import { wholeNumbers } from '../../http/validation/query-numbers.ts';
import { ReaderQuery, sendSpreadsheet, spreadsheetResponse } from '../../spreadsheet/response.ts';
import { mayEditContent, mayReadContent } from '../../staff/content-roles.ts';
import { staffOf } from '../../staff/guard.ts';
import { issueProblems } from '../issues/problems.ts';
import { EndQuery, Subscribers, SubscribersQuery } from '../issues/schemas.ts';
import { activeColumns, endSubscription, readActiveSubscriptions, readSubscribers } from './subscribers.ts';

export function newsletterSubscriberRoutes(api: Api): void {
  addSchemas(api, Subscribers);

  api.get(
    '/newsletter/subscriptions',
    {
      config: { staff: mayReadContent },
      preValidation: wholeNumbers('page'),
      schema: {
        operationId: 'getNewsletterSubscriptions',
        summary: 'One page of the subscriptions to the newsletter',
        tags: ['Staff'],
        querystring: SubscribersQuery,
        response: { 200: { description: 'The page', ...ref(Subscribers) }, ...errors(401, 403, 422) },
      },
    },
    async (request) => ({
      ...(await readSubscribers(api.store, request.query)),
      is_confirmation_on: api.newsletter.confirms,
      is_mail_set_up: api.mail.isConfigured,
    }),
  );

  api.delete(
    '/newsletter/subscription',
    {
      config: { staff: mayEditContent, rateLimit: api.rateLimits.staffWrite },
      schema: {
        operationId: 'endNewsletterSubscription',
        summary: 'End a subscription',
        description:
          'Nothing is sent to the address any more, not even of an issue that is being sent. 409 if its `state` is not what you have seen.',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        querystring: EndQuery,
        response: { 204: { description: 'Done', type: 'null' }, ...errors(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      await writeOnce(api.store, request, async (db) => {
        const outcome = await endSubscription({ db }, request.query, staffOf(request).username);
        if (outcome === 'unknown') throw issueProblems.unknownSubscription();
        if (outcome === 'changed') throw issueProblems.subscriptionChanged();
        return {};
      });
      return reply.code(204).send(null);
    },
  );

  api.get(
    '/newsletter/subscriptions.csv',
    {
      config: { staff: mayEditContent },
      schema: {
        operationId: 'exportNewsletterSubscriptions',
        summary: 'Active subscriptions for a spreadsheet or a mailing service',
        description: 'The export is in the audit trail.',
        tags: ['Staff'],
        querystring: ReaderQuery,
        response: {
          200: spreadsheetResponse('id,E-mail,Language'),
          ...errors(401, 403, 422),
        },
      },
    },
    async (request, reply) => {
      const rows = await readActiveSubscriptions(api.store);
      await recordActions(api.store.db, ['newsletter'], { who: staffOf(request).username, action: 'exported' });
      return sendSpreadsheet(request, reply, { name: 'nzete-newsletter', columns: activeColumns, rows });
    },
  );
}
