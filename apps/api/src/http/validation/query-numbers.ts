import type { FastifyRequest } from 'fastify';

const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,8})$/;

/**
 * A `preValidation` hook that converts named query parameters from digits to numbers, so that a
 * schema can check their range. Anything but plain digits (`-1`, `1e309`, a repeated parameter)
 * stays text, which the schema rejects.
 */
export function wholeNumbers(...names: string[]) {
  return async ({ query }: FastifyRequest): Promise<void> => {
    // Fastify parses parameters to strings or lists of strings.
    const values = query as Record<string, unknown>;
    for (const name of names) {
      const value = values[name];
      if (typeof value === 'string' && WHOLE_NUMBER.test(value)) values[name] = Number(value);
    }
  };
}
