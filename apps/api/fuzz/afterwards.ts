import type { FastifyInstance } from 'fastify';
import { unshowableIn } from '../src/text/characters.ts';
import type { Operation } from './document.ts';
import type { KnownTo } from './known.ts';

/** What is written for programs and spreadsheets from all that was sent: one row must not break it. */
const written = [
  ...['getPartnershipUpdatesAsRss', 'getPartnershipUpdatesAsAtom', 'exportInbox', 'exportGiftTotals'],
  ...['exportNewsletterSubscriptions', 'exportTranslations'],
];

const queries: Record<string, string> = { exportTranslations: 'language=fr&format=xliff' };

/** Whatever was stored, each feed and export is whole and has only what its readers can read. */
export async function brokenAfterwards(
  app: FastifyInstance,
  operations: readonly Operation[],
  knownTo: KnownTo,
): Promise<{ operation: Operation; what: string }[]> {
  const broken = [];
  for (const operation of operations.filter(({ id }) => written.includes(id))) {
    const { session } = await knownTo(operation);
    const url = `${operation.path}?${queries[operation.id] ?? ''}`;
    const { statusCode, body } = await app.inject({ url, ...(session && { headers: session }) });
    const isWhole = statusCode === 200 && unshowableIn(body).length === 0;
    if (!isWhole) broken.push({ operation, what: `afterwards ${statusCode}, or a character that nobody can read` });
  }
  return broken;
}
