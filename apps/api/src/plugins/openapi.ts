import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonEntity, type Entity, sendEntity } from '../http/answers/entity.ts';
import { declaredProblems } from '../http/problems/problem.ts';
import { REVALIDATED } from '../http/public-call.ts';
import { STAFF_COOKIE } from '../staff/guard.ts';

/** Collects the schemas of the routes registered after it into an OpenAPI 3.1 document. */
export async function openapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    hideUntagged: true,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Nzete API',
        version: '0.1.0',
        description:
          'The calls of the website of the Nzete Foundation. Every path answers with and without a trailing slash; every error is a problem as in RFC 9457, with a `code` for programs and a `detail` for people.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/api' }],
      tags: [
        'Site',
        'Foundation',
        'Photos',
        'Giving',
        'Partnerships',
        'Programs',
        'Learning',
        'Climate',
        'Assistant',
        'Search',
        'Applications',
        'Newsletter',
        'Accounts',
        'Staff',
      ].map((name) => ({ name })),
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          staffSession: {
            type: 'apiKey',
            in: 'cookie',
            name: STAFF_COOKIE,
            description:
              'Calls that write repeat the `csrf_token` of the session in the header `X-CSRF-Token`, or get a 403',
          },
        },
      },
    },
    // Component names are the `$id`s, so the generated client has the names of the code.
    refResolver: { buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `def-${index}`) },
  });
}

/** The document as served and committed. Call it once the server is ready. */
export function openapiText(app: FastifyInstance): string {
  // The schema of the codes was made before all of them were declared.
  const document = app.swagger();
  const { schemas } = 'components' in document && document.components ? document.components : {};
  Object.assign(schemas?.ProblemCode ?? {}, { enum: [...declaredProblems.keys()].sort() });
  return `${JSON.stringify(document, null, 2)}\n`;
}

export function openapiRoute(api: FastifyInstance): void {
  let entity: Entity | undefined;
  api.get(
    '/openapi.json',
    { config: { access: 'anyone', cache: REVALIDATED, rateLimit: null }, schema: { hide: true } },
    (request, reply) => {
      entity ??= createJsonEntity(openapiText(api));
      return sendEntity(request, reply, entity);
    },
  );
}
