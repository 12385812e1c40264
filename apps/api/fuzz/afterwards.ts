import type { FastifyInstance } from 'fastify';
import type { Operation } from './document.ts';
import type { KnownTo } from './known.ts';
import { isForPrograms, isReadable } from './readable.ts';

/** The feeds, calendars and exports of the document. */
const filesFor = ({ method, responses }: Operation) =>
  method === 'GET' ? Object.keys(responses['200']?.content ?? {}).filter(isForPrograms) : [];

/** Whatever was stored, each feed, calendar and export is whole and has only what its readers can read. */
export async function brokenAfterwards(
  app: FastifyInstance,
  operations: readonly Operation[],
  knownTo: KnownTo,
): Promise<{ operation: Operation; what: string }[]> {
  const broken = [];
  for (const operation of operations.filter((one) => filesFor(one).length > 0)) {
    const { session = {}, parameters = {} } = await knownTo(operation);
    const url = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '');
    const query = Object.fromEntries(
      Object.entries(parameters).filter(([name]) => !operation.path.includes(`{${name}}`)),
    );
    const { statusCode, headers, body } = await app.inject({ url, query, headers: session });
    const [type = ''] = String(headers['content-type']).split(';', 1);
    const isWhole = statusCode === 200 && isReadable(type, body);
    if (!isWhole) broken.push({ operation, what: `afterwards ${statusCode}, or a file that no program can read` });
  }
  return broken;
}
