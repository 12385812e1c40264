import { HttpResponse, http, type JsonBodyType } from 'msw';
import openapi from '../../openapi.json' with { type: 'json' };
import { exampleOf, type Schema } from './examples.ts';

interface Operation {
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

/**
 * MSW handlers that answer every call of the API with the example of its OpenAPI document. Put your own handlers before them to test
 * another answer.
 *
 * @param baseUrl where the API answers; by default under `/api` of any origin
 * @example setupServer(http.get('http://nzete.test/api/hero', () => HttpResponse.error()), ...exampleHandlers())
 */
export function exampleHandlers(baseUrl = '*/api') {
  const paths = openapi.paths as unknown as Record<string, Partial<Record<'get' | 'post' | 'put', Operation>>>;
  return Object.entries(paths).flatMap(([path, operations]) => {
    const url = `${baseUrl}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    return Object.entries(operations).map(([method, { responses }]) => {
      const [status, response] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? ['204'];
      const schema = response?.content?.['application/json']?.schema;
      const body = schema ? (exampleOf(schema) as JsonBodyType) : null;
      return http[method as 'get' | 'post' | 'put'](url, () => HttpResponse.json(body, { status: Number(status) }));
    });
  });
}
