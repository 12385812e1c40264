import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../db/types.ts';
import { writeOnce } from '../http/submissions/idempotency.ts';
import { textOf } from './found-text.ts';
import { translationProblems } from './problems.ts';
import type { FoundText, Language } from './read.ts';
import type { Text } from './schemas.ts';

/**
 * Writes a text once for each key, and returns it as it is then.
 *
 * @param save returns false if somebody else has changed the text
 * @throws {HttpError} 409 with the text that there is
 */
export async function writeText(
  request: FastifyRequest,
  { before: { id, source }, language }: { before: FoundText; language: Language },
  save: (store: { db: Transaction<Database> }) => Promise<boolean>,
): Promise<Text> {
  const { store, shownOverrides, dataChange } = request.server;
  await writeOnce(store, request, async (db) => {
    if (await save({ db })) return {};
    throw translationProblems.changedSince((await textOf(request, id, language, db)).text);
  });
  // Not before others can read what was written.
  if (source === 'interface') {
    shownOverrides.forget();
    dataChange.emit('change');
  }
  return textOf(request, id, language);
}
