import type { FastifyRequest } from 'fastify';

const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,8})$/;

/**
 * A `preValidation` hook that turns named parameters of the query from digits into numbers, so that a schema can bound
 * them. What is not plain digits (`-1`, `1e309`, `Infinity`, a parameter given twice) stays as it came, and the
 * schema refuses it: nothing else is coerced anywhere.
 */
export function wholeNumbers(...names: string[]) {
  return async ({ query }: FastifyRequest): Promise<void> => {
    const values = query as Record<string, unknown>; // Fastify's parser gives text or lists of text
    for (const name of names) {
      const value = values[name];
      if (typeof value === 'string' && WHOLE_NUMBER.test(value)) values[name] = Number(value);
    }
  };
}
