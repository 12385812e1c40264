import { Cache } from '../http/answers/cache.ts';
import { createJsonEntity, type Entity, sendEntity, staleEntity } from '../http/answers/entity.ts';
import { type Api, addSchemas } from '../http/api.ts';
import { languageOf } from '../http/language.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { NO_STORE, REVALIDATED } from '../http/public-call.ts';
import { ref } from '../http/schemas.ts';
import { idempotencyHeaders, writeOnce } from '../http/submissions/idempotency.ts';
import { wholeNumbers } from '../http/validation/query-numbers.ts';
import type { RouteSettings } from '../subject.ts';
import { languages } from '../text/languages.ts';
import { normaliseUpdate, readFeed, storeUpdate } from './feed.ts';
import { feedReaderRoutes } from './feed-reader-routes.ts';
import {
  FEED_LENGTH,
  FeedQuery,
  PartnershipUpdateInput,
  PartnershipUpdates,
  PostedPartnershipUpdate,
} from './schemas.ts';
import { readFeedVersion } from './version.ts';

/** Anyone can change the feed, so its response must be cheap. */
const BROTLI_QUALITY = 4;

/** Cached pages other than the newest in each language. */
const MAX_OTHER_PAGES = 16;

function getFeed(api: Api): void {
  // Invalidated by the version of the feed, so that authors see their posts at once.
  const newest = new Cache<Entity>({ limit: languages.length, markStale: staleEntity });
  const others = new Cache<Entity>({ limit: MAX_OTHER_PAGES, markStale: staleEntity });

  api.get(
    '/partnership-updates',
    {
      config: { access: 'anyone', cache: REVALIDATED, rateLimit: null },
      preValidation: wholeNumbers('limit'),
      schema: {
        operationId: 'getPartnershipUpdates',
        summary: 'News of partners, donors and collaborations, by the foundation and by visitors',
        tags: ['Partnerships'],
        querystring: FeedQuery,
        response: { 200: { description: 'The feed', ...ref(PartnershipUpdates) }, ...errors(404, 422) },
      },
    },
    async (request, reply) => {
      const { lang = 'en', before, limit = FEED_LENGTH } = request.query;
      const answers = before === undefined && limit === FEED_LENGTH ? newest : others;
      const entity = await answers.get(
        [lang, limit, before].join(' '),
        () => readFeedVersion(api.store.db),
        async () => {
          const updates = await readFeed(api, { lang, before, limit });
          return createJsonEntity(JSON.stringify(updates), BROTLI_QUALITY);
        },
      );
      return sendEntity(request, reply, entity);
    },
  );
}

function postUpdate(api: Api): void {
  api.post(
    '/partnership-updates',
    {
      config: { access: 'anyone', cache: NO_STORE, rateLimit: api.rateLimits.write },
      schema: {
        operationId: 'addPartnershipUpdate',
        summary: 'Post an update to the feed',
        description:
          'Open to every visitor. Plain text; it shows at once, in the language it is written in, or once the staff has approved it.',
        tags: ['Partnerships'],
        headers: idempotencyHeaders,
        body: ref(PartnershipUpdateInput),
        response: {
          201: { description: 'Posted', ...ref(PostedPartnershipUpdate) },
          ...errors(400, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const now = new Date();
      const waits = api.moderation === 'before';
      const update = normaliseUpdate(request.body, now);
      const stored = await writeOnce(api.store, request, async (db) => {
        const id = await storeUpdate(db, update, { now, waits });
        await api.mail.queue(db, { about: 'update', language: languageOf(request) });
        return { id, date: update.date, ...(waits && { awaits_approval: true as const }) };
      });
      request.server.dataChange.emit('change');
      return reply.code(201).send({ ...update, ...stored });
    },
  );
}

export function routes(api: Api, { publicUrl }: RouteSettings): void {
  addSchemas(api, PartnershipUpdateInput, PartnershipUpdates, PostedPartnershipUpdate);
  getFeed(api);
  postUpdate(api);
  feedReaderRoutes(api, publicUrl);
}
