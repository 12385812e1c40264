import { Cache } from '../http/answers/cache.ts';
import { createJsonEntity, type Entity, sendEntity, staleEntity } from '../http/answers/entity.ts';
import { type Api, addSchemas } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { REVALIDATED } from '../http/public-call.ts';
import { ref } from '../http/schemas.ts';
import { wholeNumbers } from '../http/validation/query-numbers.ts';
import { countCourses, findCourses } from './find.ts';
import { courseInterestRoutes } from './interest-routes.ts';
import { storedFingerprint } from './load.ts';
import { CourseFilters, CourseFiltersQuery, CourseQuery, Courses, DEFAULT_LIMIT } from './schemas.ts';

/** About 10 kB each, compressed. */
const MAX_CACHED_PAGES = 100;
/** There are more pages than entries, so compression is fast: the best takes 40 ms a page. */
const BROTLI_QUALITY = 5;

/** Cached pages are rebuilt when the hash of the catalogue has changed, in any process. */
const catalogueOf = (api: Api) => async () => (await storedFingerprint(api.store)) ?? '';

export function routes(api: Api): void {
  courseRoutes(api);
  courseInterestRoutes(api);
}

function courseRoutes(api: Api): void {
  addSchemas(api, CourseQuery, Courses, CourseFiltersQuery, CourseFilters);
  listRoute(api);
  filtersRoute(api);
}

function listRoute(api: Api): void {
  const catalogue = catalogueOf(api);
  const pages = new Cache<{ entity: Entity; total: number }>({
    limit: MAX_CACHED_PAGES,
    markStale: ({ entity, total }) => ({ entity: staleEntity(entity), total }),
  });

  api.get(
    '/courses/',
    {
      config: { access: 'anyone', cache: REVALIDATED, rateLimit: null },
      preValidation: wholeNumbers('skip', 'limit'),
      schema: {
        operationId: 'getCourses',
        summary: 'One page of the free courses',
        description: 'In a fixed order. `X-Total-Count` says how many courses match in all.',
        tags: ['Learning'],
        querystring: CourseQuery,
        response: {
          200: {
            description: 'The page; empty after the last course',
            headers: {
              'X-Total-Count': { type: 'integer', minimum: 0, description: 'How many courses match', examples: [5000] },
            },
            ...ref(Courses),
          },
          ...errors(422),
        },
      },
    },
    async (request, reply) => {
      const { lang = 'en', skip = 0, limit = DEFAULT_LIMIT, category, level, provider, samples, q } = request.query;
      if (q?.trim() && skip === 0) api.visits.countSearch('courses', lang);
      const key = JSON.stringify([lang, skip, limit, category, level, provider, samples, q]);
      const { entity, total } = await pages.get(key, catalogue, async () => {
        const found = await findCourses(api.store, lang, { skip, limit, category, level, provider, samples, q });
        return { entity: createJsonEntity(JSON.stringify(found.courses), BROTLI_QUALITY), total: found.total };
      });
      reply.header('x-total-count', total);
      return sendEntity(request, reply, entity);
    },
  );
}

function filtersRoute(api: Api): void {
  const catalogue = catalogueOf(api);
  const responses = new Cache<Entity>({ limit: MAX_CACHED_PAGES, markStale: staleEntity });
  api.get(
    '/courses/filters',
    {
      config: { access: 'anyone', cache: REVALIDATED, rateLimit: null },
      schema: {
        operationId: 'getCourseFilters',
        summary: 'How many real courses each filter would leave',
        description: 'Every value of every filter, counted beside the other filters and the words that are asked for.',
        tags: ['Learning'],
        querystring: CourseFiltersQuery,
        response: { 200: { description: 'The values of each filter', ...ref(CourseFilters) }, ...errors(422) },
      },
    },
    async (request, reply) => {
      const { lang = 'en', category, level, provider, samples, q } = request.query;
      const entity = await responses.get(
        JSON.stringify([lang, category, level, provider, samples, q]),
        catalogue,
        async () => {
          const counted = await countCourses(api.store, lang, { category, level, provider, samples, q });
          return createJsonEntity(JSON.stringify(counted), BROTLI_QUALITY);
        },
      );
      return sendEntity(request, reply, entity);
    },
  );
}
