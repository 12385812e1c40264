import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { type NamedSchema, withReferred } from './schemas.ts';

/** The server as routes see it: a handler's query, body and answers have the types of its schemas. */
export type Api = ReturnType<typeof withTypes>;

/** Gives an instance whose handlers are typed by their schemas. */
export function withTypes(app: FastifyInstance) {
  return app.withTypeProvider<TypeBoxTypeProvider>();
}

/** Makes schemas, and those they refer to, known to the server by their names. One that it knows already is skipped. */
export function addSchemas(api: Api, ...schemas: NamedSchema[]): void {
  for (const schema of schemas.flatMap(withReferred)) {
    if (schema.$id && !api.getSchema(schema.$id)) api.addSchema(schema);
  }
}
