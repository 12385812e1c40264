import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { FastifyServerOptions } from 'fastify';

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type Serialise = ReturnType<typeof fastJsonStringify>;

/** The names of the schemas that a schema refers to. */
function referredBy(node: unknown): string[] {
  if (!node || typeof node !== 'object') return [];
  if ('$ref' in node && typeof node.$ref === 'string') return [node.$ref.split('#', 1)[0] ?? ''];
  return Object.values(node).flatMap(referredBy);
}

/** A schema's own part of all the known ones: what it refers to, and what that refers to. */
function neededBy(schema: unknown, known: Record<string, unknown>): Record<string, Schema> {
  const needed: Record<string, Schema> = {};
  const visit = (node: unknown): void => {
    for (const name of referredBy(node)) {
      if (Object.hasOwn(needed, name)) continue;
      needed[name] = known[name] as Schema; // the server knows only JSON schemas
      visit(known[name]);
    }
  };
  visit(schema);
  return needed;
}

const made = new Map<string, Serialise>();

/**
 * Makes the functions that write answers, as Fastify does, but each schema once and with only the schemas it refers to.
 * Fastify makes one for every answer of every route, each time from every schema that the server knows: some hundred
 * answers then take more than a second at every start.
 */
export const buildSerializer: NonNullable<Factories['buildSerializer']> = (known) => {
  return ({ schema }) => {
    // What an answer means in one route is of no interest for how it is written.
    const { description: _description, headers: _headers, ...shape } = schema as Record<string, unknown>;
    const needed = neededBy(shape, known as Record<string, unknown>);
    const key = JSON.stringify([shape, needed]);
    const serialise = made.get(key) ?? fastJsonStringify(shape, { schema: needed });
    made.set(key, serialise);
    return serialise;
  };
};
