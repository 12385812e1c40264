import { Cache } from '../http/answers/cache.ts';
import { createEntity, type Entity, sendEntity, staleEntity } from '../http/answers/entity.ts';
import type { Api } from '../http/api.ts';
import { originOf } from '../http/origin.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { REVALIDATED } from '../http/public-call.ts';
import { LangQuery } from '../http/schemas.ts';
import { unshowableIn } from '../text/characters.ts';
import { readFeed } from './feed.ts';
import { atomFeed, rssFeed } from './news-feeds.ts';
import { FEED_LENGTH } from './schemas.ts';
import { readFeedVersion } from './version.ts';

const formats = {
  rss: { name: 'RSS 2.0', type: 'application/rss+xml', write: rssFeed },
  atom: { name: 'Atom', type: 'application/atom+xml', write: atomFeed },
} as const;

/** Anyone can change the feed, so its response must be cheap. */
const BROTLI_QUALITY = 4;

/** Of every language, for two hosts: the feeds have absolute URLs. */
const MAX_FEEDS = 16;

/** The updates for programs that follow news. */
export function feedReaderRoutes(api: Api, publicUrl: string | undefined): void {
  const feeds = new Cache<Entity>({ limit: MAX_FEEDS, markStale: staleEntity });
  for (const [format, { name, type, write }] of Object.entries(formats)) {
    api.get(
      `/partnership-updates.${format}`,
      {
        config: { access: 'anyone', cache: REVALIDATED, rateLimit: null },
        schema: {
          operationId: `getPartnershipUpdatesAs${format === 'rss' ? 'Rss' : 'Atom'}`,
          summary: `The newest updates as ${name}`,
          tags: ['Partnerships'],
          querystring: LangQuery,
          response: {
            200: {
              description: 'The feed',
              content: { [type]: { schema: { type: 'string', examples: ['<?xml version="1.0" encoding="UTF-8"?>'] } } },
            },
            ...errors(422),
          },
        },
      },
      async (request, reply) => {
        const { lang = 'en' } = request.query;
        const intl = await api.intl(lang);
        const origin = originOf(request, publicUrl);
        const entity = await feeds.get(
          [format, lang, origin].join(' '),
          async () => `${await readFeedVersion(api.store.db)} ${intl.changes}`,
          async () => {
            const updates = await readFeed(api, { lang, limit: FEED_LENGTH });
            const incomplete = updates.filter((update) => unshowableIn(update).length > 0).map(({ id }) => id);
            if (incomplete.length > 0) request.log.warn({ incomplete }, 'left characters out of a feed');
            return createEntity(write({ updates, intl, origin }), `${type}; charset=utf-8`, BROTLI_QUALITY);
          },
        );
        return sendEntity(request, reply, entity);
      },
    );
  }
}
