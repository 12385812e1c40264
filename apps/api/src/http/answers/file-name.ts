import { withoutUnshowable } from '@nzete/domain';
import type { FastifyRequest } from 'fastify';

const MAX_NAME = 200;
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Without what no name needs, and cut so that its extension stays. */
export function cleanFileName(name: string): string {
  const clean = withoutUnshowable(name).replace(/\s+/g, ' ').replace(DIRECTION_MARKS, '').trim();
  const letters = [...clean];
  if (letters.length <= MAX_NAME) return clean;
  const extension = /\.[a-z0-9]{1,10}$/i.exec(clean)?.[0] ?? '';
  return letters.slice(0, MAX_NAME - extension.length).join('') + extension;
}

/** A `preValidation` hook: no upload is refused for what its file is called. */
export async function anyFileName({ query }: FastifyRequest): Promise<void> {
  // Fastify parses parameters to strings or lists of strings.
  const values = query as Record<string, unknown>;
  if (typeof values.file_name === 'string') values.file_name = cleanFileName(values.file_name);
}
