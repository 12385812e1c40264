import { HttpResponse, http, type JsonBodyType } from 'msw';
import openapi from '../../openapi.json' with { type: 'json' };
import { exampleOf, type Schema } from './examples.ts';

type Method = 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';

type Content = Record<string, { schema: Schema }>;

interface Operation {
  responses: Record<string, { content?: Content }>;
}

/** A streamed `ChatAnswer`, in as few events as possible. */
function eventsOf(answer: unknown): string {
  // The cast: only the chat has a streamed response.
  const { response, ...done } = answer as { response: string };
  const events = { token: { text: response }, done };
  return Object.entries(events)
    .map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
    .join('');
}

function respond(status: number, content: Content, accept: string): Response {
  const schema = content['application/json']?.schema;
  const example = schema && exampleOf(schema);
  const as = (type: string, body: string) => new HttpResponse(body, { status, headers: { 'content-type': type } });
  if ('application/pdf' in content) return as('application/pdf', '%PDF-1.7\n%%EOF\n');
  if ('text/event-stream' in content && accept.includes('text/event-stream'))
    return as('text/event-stream', eventsOf(example));
  return schema ? HttpResponse.json(example as JsonBodyType, { status }) : new HttpResponse(null, { status });
}

/**
 * MSW handlers that respond to every call of the API with the example of its OpenAPI document. Put
 * your own handlers before them to test other responses.
 *
 * @param baseUrl the base URL of the API; by default `/api` on any origin
 * @example
 * setupServer(
 *   http.get('http://nzete.test/api/hero', () => HttpResponse.error()),
 *   ...exampleHandlers(),
 * )
 */
export function exampleHandlers(baseUrl = '*/api') {
  const paths = openapi.paths as unknown as Record<string, Partial<Record<Method, Operation>>>;
  return Object.entries(paths).flatMap(([path, operations]) => {
    const url = `${baseUrl}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    return Object.entries(operations).map(([method, { responses }]) => {
      const [status, { content = {} }] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [
        '204',
        {},
      ];
      return http[method as Method](url, ({ request }) =>
        respond(Number(status), content, request.headers.get('accept') ?? ''),
      );
    });
  });
}
