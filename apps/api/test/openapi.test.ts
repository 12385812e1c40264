import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { openapiText } from '../src/plugins/openapi.ts';
import { credentials, me, register, signIn } from './support/accounts.ts';
import { startApp, subscribe } from './support/app.ts';

interface Operation {
  operationId: string;
  responses: Record<string, { content: Record<string, { schema: unknown }> }>;
}

interface OpenApiDocument {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

async function servedDocument(app: FastifyInstance): Promise<OpenApiDocument> {
  return (await app.inject('/api/openapi.json')).json();
}

/** Replaces every `$ref` with its schema, so that it can be validated alone. */
function inline(document: OpenApiDocument, schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map((item) => inline(document, item));
  if (!schema || typeof schema !== 'object') return schema;
  if ('$ref' in schema)
    return inline(document, document.components.schemas[String(schema.$ref).split('/').at(-1) ?? '']);
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, inline(document, value)]));
}

/** Every row of section 7 of the requirements, and what the ledger adds. */
const calls = [
  'post /token',
  'post /register',
  'get /users/me/',
  'get /course_interests/by_email/{email}',
  'post /course_interests/',
  'put /course_interests/{id}',
  'get /navigation',
  'get /hero',
  'get /settings',
  'get /social_media_links',
  'post /newsletter/subscribe',
  'post /newsletter/confirm',
  'post /newsletter/bounces',
  'get /staff/newsletter/subscriptions',
  'get /staff/newsletter/subscriptions.csv',
  'delete /staff/newsletter/subscription',
  'get /staff/newsletter/issues',
  'post /staff/newsletter/issues',
  'get /staff/newsletter/issue',
  'put /staff/newsletter/issue',
  'delete /staff/newsletter/issue',
  'get /staff/newsletter/preview',
  'get /staff/newsletter/export',
  'post /staff/newsletter/test',
  'post /staff/newsletter/sending',
  'post /staff/newsletter/stop',
  'post /staff/newsletter/resume',
  'post /staff/newsletter/unclear',
  'post /gifts',
  'get /staff/gifts',
  'get /staff/gifts/totals',
  'get /staff/gifts/totals/export',
  'get /staff/gifts/{reference}',
  'post /staff/gifts/{reference}/confirmation',
  'post /staff/gifts/{reference}/refusal',
  'post /staff/held/decision',
  'get /staff/gifts/{reference}/receipt',
  'post /partnership-application',
  'get /about',
  'get /team',
  'get /impact-metrics',
  'get /stories',
  'get /photos',
  'get /photos/borehole',
  'get /photos/tree-planting',
  'get /photos/community-philanthropy',
  'get /photos/other',
  'get /photos/climate-gallery-preview',
  'get /photos/community-gallery-preview',
  'get /photos/digital-literacy-gallery',
  'get /crypto-addresses',
  'get /reports',
  'get /partnership-updates',
  'post /partnership-updates',
  'get /partnership-updates.rss',
  'get /partnership-updates.atom',
  'get /partners',
  'get /partnership-benefits',
  'get /climate-programs',
  'get /climate-success-stories',
  'get /community-programs',
  'get /community-testimonials',
  'get /community-impact-stats',
  'get /courses/',
  'get /explained/{topic}',
  'get /realtime-climate-data',
  'get /climate-alerts',
  'post /chat',
  'get /wildlife',
  'get /biodiversity',
  // Decisions of the ledger.
  'get /courses/filters',
  'post /volunteer-applications',
  'post /kyc-applications',
  'put /kyc-applications/{reference}/documents/{kind}',
  'post /kyc-applications/{reference}/documents/{kind}/uploads',
  'head /kyc-applications/{reference}/documents/{kind}/uploads/{id}',
  'patch /kyc-applications/{reference}/documents/{kind}/uploads/{id}',
  'delete /kyc-applications/{reference}/documents/{kind}/uploads/{id}',
  'post /analysis',
  'get /assistant',
  'get /search',
  'get /events',
  'get /events/calendar.ics',
  'get /events/{id}/calendar.ics',
  'get /events/seats',
  'post /event-sign-ups',
  'post /event-sign-ups/cancel',
  'get /staff/events',
  'get /staff/events/{id}/sign-ups',
  'get /staff/events/{id}/sign-ups/export',
  'post /staff/events/{id}/cancellation',
  'post /staff/event-sign-ups/{reference}/cancellation',
  'post /feedback',
  'post /consultations',
  'get /partnership-guide',
  'get /downloads',
  'get /partnership-guide/pdf',
  'post /logout',
  'get /realtime-climate-data/{province}/history',
  'get /reports/{id}/pdf',
  'get /photos/community-gallery',
  'get /curriculum',
  'get /donation-methods',
  'post /newsletter/unsubscribe',
  'get /volunteer-opportunities',
  'get /lessons',
  'post /application-status',
  'post /users/me/confirmation',
  'post /users/confirmation',
  'post /password-reset',
  'post /password-reset/confirm',
  'get /users/me/submissions',
  'post /users/me/submissions/{subject}/withdrawal',
  'patch /users/me/submissions/{subject}',
  'post /users/me/submissions/{subject}/upload-token',
  'get /users/me/data',
  'post /users/me/erasure',
  'get /course-packs',
  'get /course-packs/{part}/page',
  'get /course-packs/{part}/zip',
  'get /staff/inbox',
  'get /staff/inbox/export',
  'get /staff/inbox/{subject}',
  'get /staff/inbox/{subject}/documents/{kind}',
  'post /staff/inbox/{subject}/notes',
  'put /staff/inbox/{subject}/assignment',
  'post /staff/inbox/{subject}/decision',
  'get /staff/templates',
  'post /staff/templates',
  'put /staff/templates/{id}',
  'delete /staff/templates/{id}',
  'get /staff/overview',
  'post /staff/sign-in',
  'get /staff/session',
  'delete /staff/session',
  'post /staff/second-factor',
  'post /staff/second-factor/secret',
  'post /staff/second-factor/recovery-codes',
  'put /staff/second-factor',
  'get /staff/second-factor/passkeys',
  'post /staff/second-factor/passkeys',
  'delete /staff/second-factor/passkeys/{id}',
  'post /staff/second-factor/passkeys/options',
  'post /staff/second-factor/passkeys/sign-in',
  'post /staff/second-factor/passkeys/sign-in/options',
  'post /staff/invitation',
  'post /staff/invitation/accept',
  'get /staff/posts',
  'put /staff/posts/{id}/visibility',
  'get /staff/people',
  'post /staff/people/invitations',
  'delete /staff/people/invitations/{id}',
  'patch /staff/people/{id}',
  'delete /staff/people/{id}/second-factor',
  'get /staff/colleagues',
  'get /staff/sessions',
  'delete /staff/sessions/{id}',
  'get /staff/audit',
  'get /staff/content',
  'get /staff/content/list',
  'put /staff/content/draft',
  'delete /staff/content/draft',
  'put /staff/content/schedule',
  'post /staff/content/publication',
  'get /staff/content/versions',
  'get /staff/content/version',
  'post /staff/content/restoration',
  'put /staff/content/checks',
  'put /staff/content/notes',
  'get /staff/content-preview',
  'post /staff/content/photo',
  'post /staff/content/proposal',
  'post /staff/content/proposal/stop',
  'get /staff/content/file',
  'post /staff/content/approval',
  'post /staff/content/file',
  'get /staff/translations',
  'put /staff/translations/text',
  'delete /staff/translations/text',
  'put /staff/translations/check',
  'get /staff/translations/export',
  'post /staff/translations/approval',
  'post /staff/translations/import',
  'post /staff/translations/mail-preview',
  'post /staff/translations/proposal',
  'post /staff/translations/proposal/stop',
];

describe('the OpenAPI document', () => {
  test('[API-03] the committed file is what the code says (else run: npm run openapi -w apps/api)', async () => {
    const app = await startApp();
    await app.ready();
    const committed = readFileSync(join(import.meta.dirname, '../../../packages/api-client/openapi.json'), 'utf8');
    expect(committed).toBe(openapiText(app));
  });

  test('[API-03] is served, as 3.1, with a name for every call', async () => {
    const app = await startApp();
    const document = await servedDocument(app);
    expect(document.openapi).toBe('3.1.0');
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => ({ call: `${method} ${path}`, operationId })),
    );
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain(undefined);
    const found = operations.map(({ call }) => call);
    expect(found.toSorted(), 'a new call is in `calls` of this file').toEqual(calls.toSorted());
  });

  test('[API-02, API-03] every error answer of every call is the one error schema', async () => {
    const app = await startApp();
    const document = await servedDocument(app);
    for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
      const failures = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['500', '503']));
      for (const [, { content }] of failures) {
        expect(content['application/problem+json']?.schema).toEqual({ $ref: '#/components/schemas/ApiError' });
      }
    }
  });

  test('[API-02, API-03] every write documents the answers to a body that cannot be read, also if it asks for none', async () => {
    const { paths } = await servedDocument(await startApp());
    const writes = Object.values(paths).flatMap(({ get: _get, head: _head, ...others }) => Object.values(others));
    const bare = writes.filter(({ responses }) => !['400', '413', '415'].every((status) => responses[status]));
    expect(bare.map(({ operationId }) => operationId)).toEqual([]);
  });

  test('[API-03] every text has an example, or its values are listed', async () => {
    const app = await startApp();
    const without: string[] = [];
    const walk = (node: unknown, place: string, said: boolean): void => {
      if (!node || typeof node !== 'object') return;
      const here = node as Record<string, unknown>; // an object, by the line above
      const explained = Array.isArray(here.examples) ? here.examples.length > 0 : 'example' in here || 'enum' in here;
      // A file is its own example.
      if (here.type === 'string' && !said && !explained && here.format !== 'binary') without.push(place);
      for (const [key, child] of Object.entries(here)) {
        // The description of a choice or a parameter applies to its schemas.
        const passed = ['anyOf', 'schema'].includes(key) ? explained : said && Array.isArray(node);
        if (key !== 'examples' && key !== 'example') walk(child, `${place}/${key}`, passed);
      }
    };
    walk(await servedDocument(app), '', false);
    expect(without).toEqual([]);
  });

  test('[API-03] what the calls answer is what the document says', async () => {
    const app = await startApp();
    const document = await servedDocument(app);
    const registered = await register(app);
    const token = await signIn(app, credentials);
    const answers = [
      ['get', '/navigation', await app.inject('/api/navigation?lang=ln')],
      ['get', '/hero', await app.inject('/api/hero?lang=sw')],
      ['get', '/settings', await app.inject('/api/settings')],
      ['get', '/social_media_links', await app.inject('/api/social_media_links')],
      ['get', '/hero', await app.inject('/api/hero?lang=de')],
      ['post', '/newsletter/subscribe', await subscribe(app, 'ada@example.org')],
      ['post', '/newsletter/subscribe', await subscribe(app, 'ada@example.org')],
      ['post', '/newsletter/subscribe', await subscribe(app, 'ada')],
      ['post', '/register', registered],
      ['post', '/register', await register(app)],
      ['post', '/token', token],
      ['get', '/users/me/', await me(app, `Bearer ${token.json().access_token}`)],
      ['get', '/users/me/', await me(app)],
    ] as const;
    const statuses = answers.map(([, , { statusCode }]) => statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 422, 201, 400, 422, 201, 409, 200, 200, 401]);
    for (const [method, path, answer] of answers) {
      const documented =
        document.paths[path]?.[method]?.responses[answer.statusCode]?.content[
          String(answer.headers['content-type']).split(';')[0] ?? ''
        ];
      expect(documented, `${method} ${path} ${answer.statusCode}`).toBeDefined();
      const schema = inline(document, documented?.schema) as TSchema;
      expect([...Value.Errors(schema, answer.json())], `${method} ${path} ${answer.statusCode}`).toEqual([]);
    }
  });
});
