import { type Api, addSchemas } from '../http/api.ts';
import { Cache } from '../http/cache.ts';
import { createEntity, type Entity, sendEntity, staleEntity } from '../http/entity.ts';
import { idempotencyHeaders, writeOnce } from '../http/idempotency.ts';

import { errors, LangQuery, ref } from '../http/schemas.ts';
import { languages } from '../text/languages.ts';
import { normaliseUpdate, readFeed, storeUpdate } from './feed.ts';
import { PartnershipUpdate, PartnershipUpdateInput, PartnershipUpdates } from './schemas.ts';

/** Anyone can change the feed, so its answer must be cheap to make. */
const FAST_BROTLI = 4;

function getFeed(api: Api): void {
  // Read for every answer, so that the one who posts sees the post, but compressed only when it says something new.
  const answers = new Cache<Entity>({ limit: languages.length, markStale: staleEntity });

  api.get(
    '/partnership-updates',
    {
      schema: {
        operationId: 'getPartnershipUpdates',
        summary: 'News of partners, donors and collaborations, by the foundation and by visitors',
        tags: ['Partnerships'],
        querystring: LangQuery,
        response: { 200: { description: 'The feed', ...ref(PartnershipUpdates) }, ...errors(422) },
      },
    },
    async (request, reply) => {
      const lang = request.query.lang ?? 'en';
      const entity = await answers.get(
        lang,
        async () => JSON.stringify(await readFeed(api.store, lang)),
        (text) => createEntity(text, 'application/json; charset=utf-8', FAST_BROTLI),
      );
      reply.header('cache-control', 'no-cache');
      return sendEntity(request, reply, entity);
    },
  );
}

function postUpdate(api: Api): void {
  api.post(
    '/partnership-updates',
    {
      config: { rateLimit: api.rateLimits.write },
      schema: {
        operationId: 'addPartnershipUpdate',
        summary: 'Post an update to the feed',
        description: 'Open to every visitor. Plain text; it shows at once, in the language it is written in.',
        tags: ['Partnerships'],
        headers: idempotencyHeaders,
        body: ref(PartnershipUpdateInput),
        response: { 201: { description: 'Posted', ...ref(PartnershipUpdate) }, ...errors(400, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const now = new Date();
      const update = normaliseUpdate(request.body, now);
      const stored = await writeOnce(api.store, request, async (db) => ({
        id: await storeUpdate(db, update, now),
        date: update.date,
      }));
      return reply.code(201).send({ ...update, ...stored });
    },
  );
}

/** GET and POST /partnership-updates */
export function partnershipUpdateRoutes(api: Api): void {
  addSchemas(api, PartnershipUpdateInput, PartnershipUpdates);
  getFeed(api);
  postUpdate(api);
}
