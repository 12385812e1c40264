import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';

/** The server as routes see it: a handler's query, body and answers have the types of its schemas. */
export type Api = ReturnType<typeof withTypes>;

/** Gives an instance whose handlers are typed by their schemas. */
export function withTypes(app: FastifyInstance) {
  return app.withTypeProvider<TypeBoxTypeProvider>();
}
