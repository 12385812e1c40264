import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { type NamedSchema, withReferences } from './schemas.ts';

/** The server with handlers typed by their schemas. */
export type Api = ReturnType<typeof withTypes>;

export function withTypes(app: FastifyInstance) {
  return app.withTypeProvider<TypeBoxTypeProvider>();
}

/** Registers schemas and the schemas that they reference; known ones are skipped. */
export function addSchemas(api: Api, ...schemas: NamedSchema[]): void {
  for (const schema of schemas.flatMap(withReferences)) {
    if (schema.$id && !api.getSchema(schema.$id)) api.addSchema(schema);
  }
}
