import { storedFingerprint } from '../courses/load.ts';
import { Cache } from '../http/answers/cache.ts';
import { createJsonEntity, type Entity, sendEntity, staleEntity } from '../http/answers/entity.ts';
import { type Api, addSchemas } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { REVALIDATED } from '../http/public-call.ts';
import { ref } from '../http/schemas.ts';
import { explainedRoutes } from './explained-routes.ts';
import { findOnSite } from './find.ts';
import { SearchQuery, SearchResults } from './schemas.ts';
import { SiteSearch } from './site-search.ts';

/** A few kB each, compressed. */
const MAX_CACHED = 200;
/** There are more questions than answers that repeat, so compression is fast. */
const BROTLI_QUALITY = 5;

export function routes(api: Api): void {
  explainedRoutes(api);
  searchRoutes(api);
}

function searchRoutes(api: Api): void {
  addSchemas(api, SearchQuery, SearchResults);
  const search = new SiteSearch(api.pageTexts);
  const responses = new Cache<Entity>({ limit: MAX_CACHED, markStale: staleEntity });
  api.get(
    '/search',
    {
      config: { access: 'anyone', cache: REVALIDATED, rateLimit: null },
      schema: {
        operationId: 'searchSite',
        summary: 'Search the site',
        description:
          'Pages, events that are not over, explained articles, reports, lessons, provinces and courses. A word also finds its other forms and, if nothing has it, words with another letter or two.',
        tags: ['Search'],
        querystring: SearchQuery,
        response: {
          200: { description: 'What matches; empty if nothing does', ...ref(SearchResults) },
          ...errors(422),
        },
      },
    },
    async (request, reply) => {
      const { lang = 'en', q, kind } = request.query;
      if (!kind) api.visits.countSearch('site', lang);
      const context = await api.assistantContext(lang);
      // Events pass while an answer is kept.
      const hour = Math.floor(Date.now() / 3_600_000);
      const version = async () => `${await search.version(context)} ${await storedFingerprint(api.store)} ${hour}`;
      const entity = await responses.get(JSON.stringify([lang, q, kind]), version, async () =>
        createJsonEntity(JSON.stringify(await findOnSite({ q, kind }, search, context)), BROTLI_QUALITY),
      );
      return sendEntity(request, reply, entity);
    },
  );
}
