import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { FastifyServerOptions } from 'fastify';
import { withReferences } from './schemas.ts';

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type Serialise = ReturnType<typeof fastJsonStringify>;

const made = new Map<string, Serialise>();
/** Most answers are a reference to a schema, whose $id is unique in the process. */
const madeById = new Map<string, Serialise>();

/** Compiles each schema once. Fastify's own way takes more than a second at every start. */
export const buildSerializer: NonNullable<Factories['buildSerializer']> = () => {
  return ({ schema }) => {
    // The description of a response does not affect its serialiser.
    const { description: _description, headers: _headers, ...shape } = schema as Record<string, unknown>;
    const id = Object.keys(shape).length === 1 && typeof shape.$ref === 'string' ? shape.$ref : undefined;
    const known = id && madeById.get(id);
    if (known) return known;
    const needed: Record<string, Schema> = {};
    // Both types are JSON schemas.
    for (const one of withReferences(shape)) if (one.$id) needed[one.$id] = one as Schema;
    const key = JSON.stringify([shape, needed]);
    const serialise = made.get(key) ?? fastJsonStringify(shape, { schema: needed });
    made.set(key, serialise);
    if (id) madeById.set(id, serialise);
    return serialise;
  };
};
