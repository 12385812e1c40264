import { events } from '../content/resources/events.ts';
import { Cache } from '../http/answers/cache.ts';
import { createJsonEntity, type Entity, sendEntity, staleEntity } from '../http/answers/entity.ts';
import { type Api, addSchemas } from '../http/api.ts';
import { languageOf } from '../http/language.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { NO_STORE, REVALIDATED } from '../http/public-call.ts';
import { ref } from '../http/schemas.ts';
import { idempotencyHeaders, writeOnce } from '../http/submissions/idempotency.ts';
import { retryOnDuplicate } from '../http/submissions/reference.ts';
import { newHead } from '../http/submissions/store-submission.ts';
import { SignUpCancelled } from './cancelling/cancel-route.ts';
import { eventProblems } from './problems.ts';
import { countPeople } from './seats.ts';
import { signUp } from './sign-up.ts';
import { EventSeatsList, SignUpInput, SignUpReceipt } from './sign-up-schemas.ts';
import { eventSignUps } from './submission.ts';
import { upcomingEvents } from './upcoming.ts';

/** How old the numbers of another server may be. */
const FRESH_MS = 15_000;

export function signUpRoutes(api: Api): void {
  addSchemas(api, SignUpInput, SignUpReceipt, EventSeatsList, SignUpCancelled);
  const seats = new Cache<Entity>({ freshMs: FRESH_MS, limit: 1, markStale: staleEntity });

  async function readSeats(): Promise<string> {
    const limited = (await upcomingEvents(api.content, 'en')).filter((event) => event.sign_up && event.seats !== null);
    const people = await countPeople(
      api.store.db,
      limited.map(({ id }) => id),
    );
    return JSON.stringify(
      limited.map(({ id, seats: room }) => ({ event: id, left: Math.max(0, (room ?? 0) - people(id).coming) })),
    );
  }

  api.get(
    '/events/seats',
    {
      config: { access: 'anyone', cache: REVALIDATED, rateLimit: null },
      schema: {
        operationId: 'getEventSeats',
        summary: 'How many seats are left at the events to sign up for',
        description: 'At most half a minute old.',
        tags: [events.tag],
        response: { 200: { description: 'The seats', ...ref(EventSeatsList) }, ...errors() },
      },
    },
    async (request, reply) => {
      const entity = await seats.get('seats', readSeats, (json) => createJsonEntity(json));
      return sendEntity(request, reply, entity);
    },
  );

  api.post(
    '/event-sign-ups',
    {
      bodyLimit: 16_384,
      config: { access: 'anyone', cache: NO_STORE, rateLimit: api.rateLimits.write },
      schema: {
        operationId: 'signUpForEvent',
        summary: 'Sign up for an event',
        description:
          'Takes seats, or with `may_wait` a place on the waiting list. 409 if too few seats are left, the address has signed up already, or one does not sign up for this event.',
        tags: [events.tag],
        headers: idempotencyHeaders,
        body: ref(SignUpInput),
        response: {
          201: { description: 'Stored', ...ref(SignUpReceipt) },
          ...errors(400, 404, 409, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const input = request.body;
      const event = (await upcomingEvents(api.content, languageOf(request))).find(({ id }) => id === input.event);
      const store = () =>
        writeOnce(api.store, request, async (db) => {
          // In here, so that a request that is repeated after the event is answered as before.
          if (!event) throw eventProblems.unknownEvent();
          if (!event.sign_up) throw eventProblems.noSignUp();
          const head = newHead(eventSignUps.letter, request);
          const { reference, created_at: submitted_at } = head;
          const { is_waiting } = await signUp(db, { head, event, input, mails: api.mail.isConfigured });
          const { email, language } = input;
          await api.mail.queue(db, { about: 'event-sign-up', reference, email, language });
          return { reference, submitted_at, is_waiting, is_mailed: api.mail.isConfigured };
        });
      const receipt = await retryOnDuplicate(store);
      seats.forget();
      return reply.code(201).send(receipt);
    },
  );
}
