import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readError } from '../errors.ts';
import { newsletterApi } from '../generated/newsletter.ts';
import { programsApi } from '../generated/programs.ts';
import { siteApi } from '../generated/site.ts';
import { accountsApi } from '../resources/accounts.ts';
import { learningApi } from '../resources/learning.ts';
import { partnershipsApi } from '../resources/partnerships.ts';
import { createTestStore } from '../testing/store.ts';
import { createNzeteStoreParts } from './storeParts.ts';

const json = (body: unknown, status = 200, headers = {}) => Response.json(body, { status, headers });

/** A response whose connection breaks while the body is sent. */
function truncatedResponse(status = 200) {
  const pieces = [new TextEncoder().encode('{"images":')];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces.pop();
      if (piece) controller.enqueue(piece);
      else controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}

const fetchMock = vi.fn<typeof fetch>();
const requests = () => fetchMock.mock.calls.map(([request]) => request as Request);
let logged: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers();
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const { getHero, getNavigation } = siteApi.endpoints;
const { subscribeToNewsletter } = newsletterApi.endpoints;
const { getCurrentUser } = accountsApi.endpoints;
const subscription = { newsletterSubscriptionInput: { email: 'a@b.cd' } };

describe('[DATA-01] reads', () => {
  test.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server answers 503', () => Promise.resolve(json({ detail: 'down' }, 503))],
    ['a proxy answers 502 with a page', () => Promise.resolve(new Response('<html>', { status: 502 }))],
    ['the answer is cut off in its body', () => Promise.resolve(truncatedResponse())],
  ])('are tried three times more, 1, 2 and 4 seconds apart, when %s', async (_case, answer) => {
    fetchMock.mockImplementation(answer);
    const store = createTestStore();
    const result = store.dispatch(getHero.initiate({ lang: 'fr' }));
    await vi.advanceTimersByTimeAsync(999);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(fetchMock).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(4000);
    expect(fetchMock).toHaveBeenCalledTimes(4);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(fetchMock).toHaveBeenCalledTimes(4);
    expect((await result).isError).toBe(true);
  });

  test('[SPEED-03] that stall are given up after 20 seconds each, tried again, and fail in the end', async () => {
    fetchMock.mockImplementation((input) => {
      const { signal } = input as Request;
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    const result = createTestStore().dispatch(getHero.initiate({ lang: 'fr' }));
    await vi.advanceTimersByTimeAsync(19_999);
    expect(requests()[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests()[0]?.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(80_000);
    expect(fetchMock).toHaveBeenCalledTimes(4);
    expect(readError((await result).error).status).toBeNull();
  });

  test.each([400, 401, 404, 422, 429])('are not retried after %i', async (status) => {
    fetchMock.mockImplementation(async () => json({ detail: 'no' }, status));
    const result = await createTestStore().dispatch(getHero.initiate({}));
    await vi.runAllTimersAsync();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(readError(result.error)).toEqual({ status, detail: 'no', fields: [] });
  });

  test.each([
    ['a page instead of JSON', () => new Response('<html>')],
    ['a 404 that is cut off', () => truncatedResponse(404)],
  ])('are not tried again after %s', async (_case, answer) => {
    fetchMock.mockImplementation(async () => answer());
    const result = await createTestStore().dispatch(getHero.initiate({}));
    expect(result.isError).toBe(true);
    await vi.runAllTimersAsync();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server answers 503', () => Promise.resolve(json({ detail: 'down' }, 503))],
  ])('are not tried again when %s and the configuration says so', async (_case, answer) => {
    fetchMock.mockImplementation(answer);
    const result = await createTestStore({ retriesReads: false }).dispatch(getHero.initiate({}));
    expect(result.isError).toBe(true);
    await vi.runAllTimersAsync();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('are not retried after an abort', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    const read = createTestStore().dispatch(getHero.initiate({}));
    await vi.advanceTimersByTimeAsync(500);
    read.abort();
    await vi.runAllTimersAsync();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('have no time-out: an answer that takes ten minutes, with a piece every 15 seconds, still counts', async () => {
    const text = `${' '.repeat(39)}{"images":[]}`;
    fetchMock.mockImplementation(async (input) => {
      const { signal } = input as Request;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          let sent = 0;
          const timer = setInterval(() => {
            const end = sent === 39 ? undefined : sent + 1;
            controller.enqueue(new TextEncoder().encode(text.slice(sent, end)));
            sent += 1;
            if (end !== undefined) return;
            clearInterval(timer);
            controller.close();
          }, 15_000);
          signal.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    });
    const result = createTestStore().dispatch(getHero.initiate({}));
    await vi.advanceTimersByTimeAsync(600_000);
    expect((await result).data).toEqual({ images: [] });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('stay cached for five minutes after they are last shown', async () => {
    fetchMock.mockImplementation(async () => json({ images: [] }));
    const store = createTestStore();
    const first = store.dispatch(getHero.initiate({}));
    await first;
    first.unsubscribe();
    await vi.advanceTimersByTimeAsync(299_000);
    const second = store.dispatch(getHero.initiate({}));
    await second;
    expect(fetchMock).toHaveBeenCalledTimes(1);
    second.unsubscribe();
    await vi.advanceTimersByTimeAsync(301_000);
    await store.dispatch(getHero.initiate({}));
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  test('are cached per language', async () => {
    fetchMock.mockImplementation(async () => json({ focus_areas: [], nav_links: [] }));
    const store = createTestStore();
    await store.dispatch(getNavigation.initiate({ lang: 'fr' }));
    await store.dispatch(getNavigation.initiate({ lang: 'sw' }));
    expect(requests().map(({ url }) => new URL(url).search)).toEqual(['?lang=fr', '?lang=sw']);
  });
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the answer is cut off in its body', () => Promise.resolve(truncatedResponse(201))],
])('[DATA-01] a write is sent once, also when %s', async (_case, answer) => {
  fetchMock.mockImplementation(answer);
  const result = await createTestStore().dispatch(subscribeToNewsletter.initiate(subscription));
  await vi.runAllTimersAsync();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(readError(result.error)).toEqual({ status: null, detail: undefined, fields: [] });
});

describe('[DATA-01] a mistake of the application rejects at once and is logged in the console', () => {
  const withoutExtra = () => {
    const { reducer, middleware } = createNzeteStoreParts();
    return configureStore({ reducer, middleware: (getDefault) => getDefault().concat(middleware) });
  };
  const throwing = () => {
    throw new Error('no such slice');
  };

  test.each([
    ['a store without the configuration', withoutExtra, /createNzeteStoreParts/],
    ['a getToken that throws', () => createTestStore({ getToken: throwing }), /no such slice/],
    ['a relative base URL outside a browser', () => createTestStore({ baseUrl: '/api' }), /URL/],
  ])('%s', async (_case, create, message) => {
    const { dispatch } = create();
    const read = dispatch(getHero.initiate({})).unwrap();
    await expect(read).rejects.toMatchObject({ message: expect.stringMatching(message) });
    const write = dispatch(subscribeToNewsletter.initiate(subscription)).unwrap();
    await expect(write).rejects.toMatchObject({ message: expect.stringMatching(message) });
    expect(logged).toHaveBeenCalledTimes(2);
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

test('[DATA-02] an error says when to retry, if the server does', async () => {
  fetchMock.mockImplementation(async () => json({ detail: 'Too many requests.' }, 429, { 'retry-after': '17' }));
  const { error } = await createTestStore().dispatch(subscribeToNewsletter.initiate(subscription));
  expect(readError(error)).toEqual({ status: 429, detail: 'Too many requests.', fields: [], retryAfter: 17 });
});

describe('[DATA-02] requests', () => {
  test('go to the base URL of the store, as JSON by default, without a token if there is none', async () => {
    fetchMock.mockImplementation(async () => json({}, 201));
    const store = createTestStore({ baseUrl: 'https://api.example.org/v2/' });
    await store.dispatch(subscribeToNewsletter.initiate(subscription));
    const [request] = requests();
    expect(request?.url).toBe('https://api.example.org/v2/newsletter/subscribe');
    expect(request?.headers.get('content-type')).toContain('application/json');
    expect(request?.headers.has('authorization')).toBe(false);
    expect(await request?.json()).toEqual({ email: 'a@b.cd' });
  });

  test('send the bearer token if there is one', async () => {
    fetchMock.mockImplementation(async () => json({}));
    await createTestStore({ getToken: () => 'secret' }).dispatch(getCurrentUser.initiate({}));
    expect(requests()[0]?.headers.get('authorization')).toBe('Bearer secret');
  });

  test('use the configured `fetch`, if there is one, instead of the network', async () => {
    const ownFetch = vi.fn(async (_request: Request) => json({ images: [] }));
    const store = createTestStore({ baseUrl: 'http://api', fetch: ownFetch });
    const { data } = await store.dispatch(getHero.initiate({ lang: 'sw' }));
    expect(data).toEqual({ images: [] });
    expect(ownFetch.mock.calls[0]?.[0].url).toBe('http://api/hero?lang=sw');
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('send the configured headers in addition to those of the call', async () => {
    fetchMock.mockImplementation(async () => json({}, 201));
    const store = createTestStore({ headers: { 'x-forwarded-for': '192.0.2.7' } });
    await store.dispatch(subscribeToNewsletter.initiate({ ...subscription, 'Idempotency-Key': 'key-12345' }));
    expect(requests()[0]?.headers.get('x-forwarded-for')).toBe('192.0.2.7');
    expect(requests()[0]?.headers.get('idempotency-key')).toBe('key-12345');
  });

  test('[LANG-08] send the language of the interface in Accept-Language, unless they have a `lang`', async () => {
    fetchMock.mockImplementation(async () => json({}));
    const { dispatch } = createTestStore({ getLanguage: () => 'ln' });
    await dispatch(subscribeToNewsletter.initiate(subscription));
    await dispatch(getCurrentUser.initiate({}));
    await dispatch(getHero.initiate({ lang: 'sw' }));
    expect(requests().map(({ headers }) => headers.get('accept-language'))).toEqual(['ln', 'ln', null]);
  });

  test('[LANG-08] leave Accept-Language to the browser when the interface has no language', async () => {
    fetchMock.mockImplementation(async () => json({}, 201));
    for (const config of [{}, { getLanguage: () => undefined }]) {
      await createTestStore(config).dispatch(subscribeToNewsletter.initiate(subscription));
    }
    expect(requests().map(({ headers }) => headers.has('accept-language'))).toEqual([false, false]);
  });

  test('two stores with two base URLs are independent', async () => {
    fetchMock.mockImplementation(async () => json({}));
    await createTestStore({ baseUrl: 'https://one.example/api' }).dispatch(getHero.initiate({}));
    await createTestStore({ baseUrl: 'https://two.example/api' }).dispatch(getHero.initiate({}));
    expect(requests().map(({ url }) => new URL(url).host)).toEqual(['one.example', 'two.example']);
  });
});

test('[COURSE-06] the catalogue is asked without the token that other calls carry', async () => {
  fetchMock.mockImplementation(async () => json([]));
  const { dispatch } = createTestStore({ getToken: () => 'secret' });
  await dispatch(learningApi.endpoints.getCoursePage.initiate({}));
  await dispatch(learningApi.endpoints.getCourses.initiate({}));
  await dispatch(learningApi.endpoints.getCourseFilters.initiate({}));
  await dispatch(learningApi.endpoints.getCurriculum.initiate({}));
  expect(requests().map(({ headers }) => headers.get('authorization'))).toEqual([null, null, null, 'Bearer secret']);
});

test('[DATA-05] a failed call throws the text that is prescribed for it', async () => {
  fetchMock.mockImplementation(async () => json({ detail: 'gone' }, 404));
  const { dispatch } = createTestStore();
  const { getWildlife, getCommunityPrograms } = programsApi.endpoints;
  const update = { type: 'donor', title: 'a', content: 'b', author: 'c', date: '2026-11-25' } as const;
  const failed = [
    [getNavigation.initiate({}), 'Failed to fetch navigation'],
    [getWildlife.initiate({}), 'Failed to fetch wildlife content'],
    [getCommunityPrograms.initiate({}), 'Failed to fetch community programs'],
    [learningApi.endpoints.getCoursePage.initiate({}), 'Failed to fetch courses'],
    [
      partnershipsApi.endpoints.addPartnershipUpdate.initiate({ partnershipUpdateInput: update }),
      'Failed to add update',
    ],
  ] as const;
  for (const [call, message] of failed) {
    await expect(dispatch(call as ReturnType<typeof getNavigation.initiate>).unwrap()).rejects.toMatchObject({
      message,
      status: 404,
    });
  }
});
