import Fastify, { type RouteOptions } from 'fastify';
import { expect, test } from 'vitest';
import { publicCalls } from '../src/http/public-call.ts';
import { openapiText } from '../src/plugins/openapi.ts';
import { startApp } from './support/app.ts';

const said = { access: 'anyone', cache: 'no-cache', rateLimit: null } as const;

function serverWith(route: Partial<RouteOptions>) {
  const app = Fastify();
  publicCalls(app);
  app.route({ method: 'GET', url: '/call', handler: async () => 'answer', ...route });
  return app;
}

test.each(['access', 'cache', 'rateLimit'] as const)(
  '[API-08] the server does not start with a public call that does not declare its %s',
  (name) => {
    const { [name]: _, ...rest } = said;
    expect(() => serverWith({ config: rest })).toThrow(`GET /call does not say its ${name}`);
  },
);

test('[API-08] a call of staff declares its roles instead', () => {
  expect(() => serverWith({ config: { staff: ['administrator'] } })).not.toThrow();
});

test('[API-08] a successful answer is cached as the call declares, an error never', async () => {
  const cacheOf = async (route: Partial<RouteOptions>) => {
    const { headers } = await serverWith({ config: said, ...route }).inject('/call');
    return headers['cache-control'];
  };
  expect(await cacheOf({})).toBe('no-cache');
  expect(await cacheOf({ handler: async (_request, reply) => reply.code(404).send('none') })).toBe('no-store');
  const failing = () => Promise.reject(new Error('It fails'));
  expect(await cacheOf({ handler: failing })).toBe('no-store');
  expect(await cacheOf({ preValidation: failing })).toBe('no-store');
});

test('[API-08] the document says of each call for an account or an upload that it needs a token, and it answers 401 without', async () => {
  const app = await startApp();
  await app.ready();
  const { paths } = JSON.parse(openapiText(app)) as { paths: Record<string, Record<string, { security?: object[] }>> };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security?.some((one) => 'bearer' in one))
      .map(([method]) => ({ method: method.toUpperCase() as 'GET', url: `/api${path}`.replaceAll(/\{\w+\}/g, 'x') })),
  );
  expect(calls.length).toBeGreaterThan(12);
  for (const call of calls) {
    const { statusCode } = await app.inject(call);
    expect({ ...call, statusCode }).toEqual({ ...call, statusCode: 401 });
  }
});
