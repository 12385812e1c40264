import type { FastifyServerOptions } from 'fastify';

type Bucket = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['bucket']>;
type Schemas = Record<string, { $id: string }>;

/** The schemas of a plugin. Fastify's own store copies the list of all for every route. */
export const schemaStore = ((inherited?: Schemas) => {
  const all: Schemas = { ...inherited };
  return {
    add: (schema: Schemas[string]) => {
      all[schema.$id] = schema;
    },
    getSchema: (id: string) => all[id],
    getSchemas: () => all,
  };
}) as unknown as Bucket; // Fastify's type wants the server from `add`, which it does not read.
