import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/types.ts';
import { fieldError } from '../http/validation/validation.ts';
import { faultOf } from './fault.ts';
import { readText } from './list.ts';
import { translationProblems } from './problems.ts';
import type { Language } from './read.ts';
import type { Text } from './schemas.ts';

/** @throws {HttpError} 404 if there is no such text */
export async function textOf(
  { server: { store, readInterfaceData } }: FastifyRequest,
  id: string,
  language: Language,
  db: Kysely<Database> = store.db,
): Promise<Text> {
  const text = await readText({ store: { db }, readInterfaceData }, id, language);
  if (!text) throw translationProblems.unknownText();
  return text;
}

/** @throws {HttpError} 409 unless a text and its English are what was seen */
export function assertSeen(
  { text, english }: Pick<Text, 'text' | 'english'>,
  seen: { was: string | null; english: string },
): void {
  if (english !== seen.english) throw translationProblems.englishChanged(english);
  if (text !== seen.was) throw translationProblems.changedSince(text);
}

/** @throws {HttpError} 422 if a text cannot be shown in place of another */
export function assertFits(before: Text, text: string): void {
  const fault = faultOf(before, text);
  if (!fault) return;
  const { rule, ...params } = fault;
  throw fieldError('text', rule, params);
}
