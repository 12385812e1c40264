import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { events } from '../content/resources/events.ts';
import { attachment } from '../http/answers/attachment.ts';
import { Cache } from '../http/answers/cache.ts';
import { createJsonEntity, type Entity, sendEntity, staleEntity } from '../http/answers/entity.ts';
import { type Api, addSchemas } from '../http/api.ts';
import { originOf } from '../http/origin.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { REVALIDATED } from '../http/public-call.ts';
import { LangQuery, ref, strictObject } from '../http/schemas.ts';
import type { RouteSettings } from '../subject.ts';
import { languages } from '../text/languages.ts';
import { calendarOf } from './calendar.ts';
import { cancelRoute } from './cancelling/cancel-route.ts';
import { calendarMessages } from './messages.ts';
import { eventProblems } from './problems.ts';
import { signUpRoutes } from './sign-up-routes.ts';
import { upcomingEvents } from './upcoming.ts';

const calendar = {
  description: 'The calendar',
  content: { 'text/calendar': { schema: Type.String({ examples: ['BEGIN:VCALENDAR'] }) } },
};

const sendCalendar = (reply: FastifyReply, name: string, text: string) =>
  reply
    .header('content-disposition', attachment(`${name}.ics`))
    .type('text/calendar; charset=utf-8')
    .send(text);

export async function routes(api: Api, settings: RouteSettings): Promise<void> {
  eventRoutes(api, settings);
  signUpRoutes(api);
  await api.register(cancelRoute);
}

function eventRoutes(api: Api, { publicUrl }: RouteSettings): void {
  addSchemas(api, events.answer);
  listRoute(api);

  api.get(
    '/events/calendar.ics',
    {
      config: { access: 'anyone', cache: REVALIDATED, rateLimit: null },
      schema: {
        operationId: 'getEventsCalendar',
        summary: 'The events that are not over, as a calendar to subscribe to',
        tags: [events.tag],
        querystring: LangQuery,
        response: { 200: calendar, ...errors(422) },
      },
    },
    async (request, reply) => {
      const { lang = 'en' } = request.query;
      const list = await upcomingEvents(api.content, lang);
      const { formatMessage } = await api.intl(lang);
      const name = formatMessage(calendarMessages.name);
      const options = { lang, name, origin: originOf(request, publicUrl), now: Date.now() };
      return sendCalendar(reply, 'events', calendarOf(list, options));
    },
  );

  api.get(
    '/events/:id/calendar.ics',
    {
      config: { access: 'anyone', cache: REVALIDATED, rateLimit: null },
      schema: {
        operationId: 'getEventCalendar',
        summary: 'One event for a calendar',
        tags: [events.tag],
        params: strictObject({ id: Type.String({ pattern: '^[a-z0-9-]{3,60}$', examples: ['planting-nsele-1'] }) }),
        querystring: LangQuery,
        response: { 200: calendar, ...errors(404, 422) },
      },
    },
    async (request, reply) => {
      const { lang = 'en' } = request.query;
      const event = (await upcomingEvents(api.content, lang)).find(({ id }) => id === request.params.id);
      if (!event) throw eventProblems.unknownEvent();
      const options = { lang, name: event.title, origin: originOf(request, publicUrl), now: Date.now() };
      return sendCalendar(reply, event.id, calendarOf([event], options));
    },
  );
}

function listRoute(api: Api): void {
  const lists = new Cache<Entity>({ limit: languages.length, markStale: staleEntity });
  api.get(
    events.path,
    {
      config: { access: 'anyone', cache: REVALIDATED, rateLimit: null },
      schema: {
        operationId: events.operationId,
        summary: events.summary,
        description: 'The next first.',
        tags: [events.tag],
        querystring: LangQuery,
        response: { 200: { description: 'The events', ...ref(events.answer) }, ...errors(422) },
      },
    },
    async (request, reply) => {
      const { lang = 'en' } = request.query;
      const read = async () => JSON.stringify(await upcomingEvents(api.content, lang));
      const entity = await lists.get(lang, read, (json) => createJsonEntity(json));
      return sendEntity(request, reply, entity);
    },
  );
}
