import type { Kysely } from 'kysely';
import { recordActions } from '../audit/actions.ts';
import type { Database } from '../db/types.ts';
import { type Api, addSchemas } from '../http/api.ts';
import { languageOf } from '../http/language.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { LangQuery, ref, strictObject } from '../http/schemas.ts';
import { idempotencyHeaders, writeOnce } from '../http/submissions/idempotency.ts';
import { ReaderQuery, sendSpreadsheet, spreadsheetResponse } from '../spreadsheet/response.ts';
import { staffOf } from '../staff/guard.ts';
import { mayRead, mayWrite } from '../staff/inbox-roles.ts';
import type { Lang } from '../text/languages.ts';
import { normalise } from '../text/normalise.ts';
import { cancelForAll, isSignedUp } from './cancelling/cancel.ts';
import { listSignUps, listStaffEvents } from './participants.ts';
import { eventProblems } from './problems.ts';
import {
  EventCancellation,
  eventId,
  SignUp,
  SignUpCancellation,
  SignUpList,
  SignUpParams,
  StaffEvents,
} from './sign-up-schemas.ts';

const EventParams = strictObject({ id: eventId() });

async function listOf(api: Api, id: string, lang: Lang) {
  const event = (await listStaffEvents(api, lang)).find((one) => one.id === id);
  if (!event) throw eventProblems.unknownEvent();
  return { event, sign_ups: await listSignUps(api.store, id), is_mail_set_up: api.mail.isConfigured };
}

/** Why a sign-up that is not as it was seen is not cancelled. */
const notCancelled = async (db: Kysely<Database>, reference: string) =>
  (await isSignedUp({ db }, { reference })) ? eventProblems.signUpChanged() : eventProblems.alreadyCancelled();

/** Who comes to the events. Nothing of it is public but the number of seats. */
export function staffRoutes(api: Api): void {
  addSchemas(api, EventCancellation, StaffEvents, SignUp, SignUpList, SignUpCancellation);
  const list = { 200: { description: 'The list', ...ref(SignUpList) } };

  api.get(
    '/events',
    {
      config: { staff: mayRead },
      schema: {
        operationId: 'getStaffEvents',
        summary: 'The events, and how many come to each',
        tags: ['Staff'],
        querystring: LangQuery,
        response: { 200: { description: 'The events', ...ref(StaffEvents) }, ...errors(401, 403, 422) },
      },
    },
    (request) => listStaffEvents(api, languageOf(request)),
  );

  api.get(
    '/events/:id/sign-ups',
    {
      config: { staff: mayRead },
      schema: {
        operationId: 'getSignUps',
        summary: 'Who comes to an event',
        description: 'The look is in the audit trail.',
        tags: ['Staff'],
        params: EventParams,
        querystring: LangQuery,
        response: { ...list, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const found = await listOf(api, id, languageOf(request));
      await recordActions(api.store.db, [id], { who: staffOf(request).username, action: 'opened' });
      return found;
    },
  );

  api.get(
    '/events/:id/sign-ups/export',
    {
      config: { staff: mayRead },
      schema: {
        operationId: 'exportSignUps',
        summary: 'Who comes to an event, for a spreadsheet',
        description: 'The export is in the audit trail.',
        tags: ['Staff'],
        params: EventParams,
        querystring: ReaderQuery,
        response: {
          200: spreadsheetResponse('Reference number,Event,State'),
          ...errors(401, 403, 404, 422),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { sign_ups } = await listOf(api, id, 'en');
      await recordActions(api.store.db, [id], { who: staffOf(request).username, action: 'exported' });
      const columns = Object.keys(SignUp.properties);
      return sendSpreadsheet(request, reply, { name: `nzete-${id}`, columns, rows: sign_ups });
    },
  );

  api.post(
    '/events/:id/cancellation',
    {
      config: { staff: mayWrite, rateLimit: api.rateLimits.staffWrite },
      schema: {
        operationId: 'cancelAllSignUps',
        summary: 'Cancel all sign-ups for an event',
        description:
          'The participants are mailed the reason if the server sends mail. Take the event out of the content first, so that nobody signs up meanwhile. 409 if everyone is cancelled already.',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        params: EventParams,
        body: ref(EventCancellation),
        response: { ...list, ...errors(400, 401, 403, 404, 409, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { sign_ups } = await listOf(api, id, 'en');
      const reason = normalise(request.body.reason);
      const who = staffOf(request).username;
      await writeOnce(api.store, request, async (db) => {
        const done = await cancelForAll({ db }, { event: id }, { who, reason, mails: api.mail.isConfigured });
        // Another person cancelled them first, perhaps with another reason.
        if (done === 0 && sign_ups.length > 0) throw eventProblems.alreadyCancelled();
        return {};
      });
      api.mail.wake();
      return listOf(api, id, languageOf(request));
    },
  );

  api.post(
    '/event-sign-ups/:reference/cancellation',
    {
      config: { staff: mayWrite, rateLimit: api.rateLimits.staffWrite },
      schema: {
        operationId: 'cancelSignUp',
        summary: 'Cancel a sign-up for an event',
        description:
          'The person is mailed the reason if the server sends mail. 409 if it is cancelled already, or its status has changed since.',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        params: SignUpParams,
        body: ref(SignUpCancellation),
        response: {
          200: { description: 'The sign-up', ...ref(SignUp) },
          ...errors(400, 401, 403, 404, 409, 413, 415, 422, 429),
        },
      },
    },
    async (request) => {
      const { reference } = request.params;
      const row = api.store.db.selectFrom('event_sign_up').select('event').where('reference', '=', reference);
      const known = await row.executeTakeFirst();
      if (!known) throw eventProblems.unknownSignUp();
      const seen = { reference, status: request.body.expected_status };
      const reason = normalise(request.body.reason);
      const who = staffOf(request).username;
      await writeOnce(api.store, request, async (db) => {
        const done = await cancelForAll({ db }, seen, { who, reason, mails: api.mail.isConfigured });
        if (done === 0) throw await notCancelled(db, reference);
        return {};
      });
      api.mail.wake();
      const changed = (await listSignUps(api.store, known.event)).find((one) => one.reference === reference);
      if (!changed) throw eventProblems.unknownSignUp();
      return changed;
    },
  );
}
