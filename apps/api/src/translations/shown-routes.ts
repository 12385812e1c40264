import type { FastifyInstance } from 'fastify';
import { sendEntity } from '../http/answers/entity.ts';
import { languages } from '../text/languages.ts';
import { parts } from './overrides.ts';

/**
 * The texts in place of messages, for browsers: of pages that come after the first, whose document
 * has its own, and of the staff area.
 */
export function textRoutes(app: FastifyInstance): void {
  for (const part of parts) {
    for (const language of languages) {
      app.get(`/texts/${part}/${language}`, { schema: { hide: true } }, async (request, reply) => {
        // Shorter than a page is read, so that a walk through the site asks once or twice.
        reply.header('cache-control', part === 'site' ? 'public, max-age=20' : 'no-cache');
        return sendEntity(request, reply, await app.shownOverrides.entity(part, language));
      });
    }
  }
}
