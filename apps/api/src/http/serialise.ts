import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { FastifyServerOptions } from 'fastify';
import { withReferred } from './schemas.ts';

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type Serialise = ReturnType<typeof fastJsonStringify>;

const made = new Map<string, Serialise>();

/**
 * Makes the functions that write answers, as Fastify does, but each schema once and with only the schemas it refers to.
 * Fastify makes one for every answer of every route, each time from every schema that the server knows: some hundred
 * answers then take more than a second at every start.
 */
export const buildSerializer: NonNullable<Factories['buildSerializer']> = () => {
  return ({ schema }) => {
    // What an answer means in one route is of no interest for how it is written.
    const { description: _description, headers: _headers, ...shape } = schema as Record<string, unknown>;
    const needed: Record<string, Schema> = {};
    for (const one of withReferred(shape)) if (one.$id) needed[one.$id] = one as Schema; // both mean a JSON schema
    const key = JSON.stringify([shape, needed]);
    const serialise = made.get(key) ?? fastJsonStringify(shape, { schema: needed });
    made.set(key, serialise);
    return serialise;
  };
};
