import { type Api, addSchemas } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { NO_STORE } from '../http/public-call.ts';
import { ref } from '../http/schemas.ts';
import { idempotencyHeaders, writeOnce } from '../http/submissions/idempotency.ts';
import { CourseInterest, CourseInterestInput, InterestEmail, InterestId } from './interest-schemas.ts';
import { createInterest, findInterest, replaceInterest, toInterest } from './interests.ts';
import { interestProblems } from './problems.ts';

const BODY_LIMIT = 16_384;

export function courseInterestRoutes(api: Api): void {
  addSchemas(api, CourseInterestInput, CourseInterest);
  findRoute(api);
  createRoute(api);
  replaceRoute(api);
}

function findRoute(api: Api): void {
  api.get(
    '/course_interests/by_email/:email',
    {
      // The requirements allow anyone who knows an address to read its record; the limit prevents
      // enumeration.
      config: { access: 'anyone', cache: NO_STORE, rateLimit: api.rateLimits.lookup },
      // HEAD would be counted separately.
      exposeHeadRoute: false,
      schema: {
        operationId: 'getCourseInterestByEmail',
        summary: 'The course interests of an e-mail address',
        description: 'The address is found in whatever case it is typed. Never cached; limited per visitor.',
        tags: ['Learning'],
        params: InterestEmail,
        response: { 200: { description: 'The record', ...ref(CourseInterest) }, ...errors(404, 422, 429) },
      },
    },
    async (request) => {
      const interest = await findInterest(api.store, request.params.email);
      if (!interest) throw interestProblems.noInterests();
      return interest;
    },
  );
}

function createRoute(api: Api): void {
  api.post(
    '/course_interests/',
    {
      bodyLimit: BODY_LIMIT,
      config: { access: 'anyone', cache: NO_STORE, rateLimit: api.rateLimits.write },
      schema: {
        operationId: 'createCourseInterest',
        summary: 'Register what someone wants to learn',
        description: 'An e-mail address has one record: for a second one 409.',
        tags: ['Learning'],
        headers: idempotencyHeaders,
        body: ref(CourseInterestInput),
        response: { 201: { description: 'Stored', ...ref(CourseInterest) }, ...errors(400, 409, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const { id } = await writeOnce(api.store, request, async (db) => {
        const stored = await createInterest(db, request.body);
        if (!stored) throw interestProblems.interestsTaken();
        return stored;
      });
      return reply.code(201).send(toInterest(id, request.body));
    },
  );
}

function replaceRoute(api: Api): void {
  api.put(
    '/course_interests/:id',
    {
      bodyLimit: BODY_LIMIT,
      config: { access: 'anyone', cache: NO_STORE, rateLimit: api.rateLimits.write },
      schema: {
        operationId: 'updateCourseInterest',
        summary: 'Replace what someone wants to learn',
        description: 'The whole record is replaced, but for its e-mail address: 409 when another one is sent.',
        tags: ['Learning'],
        params: InterestId,
        body: ref(CourseInterestInput),
        response: {
          200: { description: 'Stored', ...ref(CourseInterest) },
          ...errors(400, 404, 409, 413, 415, 422, 429),
        },
      },
    },
    async (request) => {
      const stored = await replaceInterest(api.store, request.params.id, request.body);
      if (stored === 'unknown') throw interestProblems.interestsGone();
      if (stored === 'another') throw interestProblems.interestsOfAnother();
      return stored;
    },
  );
}
