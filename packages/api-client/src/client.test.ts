import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from './base/config.ts';
import { readError } from './errors.ts';
import { accountsApi } from './resources/accounts.ts';
import { applicationsApi } from './resources/applications.ts';
import { reportPdfUrl } from './resources/foundation.ts';
import { learningApi } from './resources/learning.ts';
import { newsletterApi } from './resources/newsletter.ts';
import { partnershipsApi } from './resources/partnerships.ts';
import { siteApi } from './resources/site.ts';
import { createTestStore } from './testing/store.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const fetchMock = vi.fn<typeof fetch>();
const requests = () => fetchMock.mock.calls.map(([request]) => request as Request);

beforeEach(() => {
  vi.useFakeTimers();
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { getHero, getNavigation } = siteApi.endpoints;
const { subscribeToNewsletter } = newsletterApi.endpoints;
const { createToken, getCurrentUser } = accountsApi.endpoints;

describe('[DATA-01] reads', () => {
  test.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server answers 503', () => Promise.resolve(json({ detail: 'down' }, 503))],
    ['a proxy answers 502 with a page', () => Promise.resolve(new Response('<html>', { status: 502 }))],
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

  test.each([400, 401, 404, 422, 429])('are not tried again after %i', async (status) => {
    fetchMock.mockImplementation(async () => json({ detail: 'no' }, status));
    const result = await createTestStore().dispatch(getHero.initiate({}));
    await vi.runAllTimersAsync();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(readError(result.error)).toEqual({ status, detail: 'no', fields: [] });
  });

  test('have no time-out: an answer after ten minutes still counts', async () => {
    fetchMock.mockImplementation(
      () => new Promise((resolve) => setTimeout(() => resolve(json({ images: [] })), 600_000)),
    );
    const result = createTestStore().dispatch(getHero.initiate({}));
    await vi.advanceTimersByTimeAsync(600_000);
    expect((await result).data).toEqual({ images: [] });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('stay cached five minutes after nobody shows them any more', async () => {
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

  test('are cached for each language apart', async () => {
    fetchMock.mockImplementation(async () => json({ focus_areas: [], nav_links: [] }));
    const store = createTestStore();
    await store.dispatch(getNavigation.initiate({ lang: 'fr' }));
    await store.dispatch(getNavigation.initiate({ lang: 'sw' }));
    expect(requests().map(({ url }) => new URL(url).search)).toEqual(['?lang=fr', '?lang=sw']);
  });
});

test('[DATA-01] a write is never sent twice by the client', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  const result = await createTestStore().dispatch(
    subscribeToNewsletter.initiate({ newsletterSubscriptionInput: { email: 'a@b.cd' } }),
  );
  await vi.runAllTimersAsync();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(readError(result.error)).toEqual({ status: null, detail: undefined, fields: [] });
});

describe('[DATA-02] requests', () => {
  test('go to the base URL of the store, JSON by default, without a token when none is held', async () => {
    fetchMock.mockImplementation(async () => json({}, 201));
    const store = createTestStore({ baseUrl: 'https://api.example.org/v2/' });
    await store.dispatch(subscribeToNewsletter.initiate({ newsletterSubscriptionInput: { email: 'a@b.cd' } }));
    const [request] = requests();
    expect(request?.url).toBe('https://api.example.org/v2/newsletter/subscribe');
    expect(request?.headers.get('content-type')).toContain('application/json');
    expect(request?.headers.has('authorization')).toBe(false);
    expect(await request?.json()).toEqual({ email: 'a@b.cd' });
  });

  test('carry the bearer token when one is held', async () => {
    fetchMock.mockImplementation(async () => json({}));
    await createTestStore({ getToken: () => 'secret' }).dispatch(getCurrentUser.initiate());
    expect(requests()[0]?.headers.get('authorization')).toBe('Bearer secret');
  });

  test('two stores with two base URLs do not disturb each other', async () => {
    fetchMock.mockImplementation(async () => json({}));
    await createTestStore({ baseUrl: 'https://one.example/api' }).dispatch(getHero.initiate({}));
    await createTestStore({ baseUrl: 'https://two.example/api' }).dispatch(getHero.initiate({}));
    expect(requests().map(({ url }) => new URL(url).host)).toEqual(['one.example', 'two.example']);
  });

  test('sign in form-encoded', async () => {
    fetchMock.mockImplementation(async () => json({ access_token: 't' }));
    await createTestStore().dispatch(createToken.initiate({ credentials: { username: 'a&b', password: 'c d' } }));
    const [request] = requests();
    expect(request?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
    expect(await request?.text()).toBe('username=a%26b&password=c+d');
  });
});

test('[COURSE-01] a page of courses comes with the number of courses in all', async () => {
  fetchMock.mockImplementation(
    async () => new Response('[]', { headers: { 'content-type': 'application/json', 'x-total-count': '5000' } }),
  );
  const { getCoursePage } = learningApi.endpoints;
  const { data } = await createTestStore().dispatch(getCoursePage.initiate({ skip: 10, limit: 10, lang: 'ln' }));
  expect(data).toEqual({ courses: [], total: 5000 });
  expect(new URL(requests()[0]?.url ?? '').search).toBe('?skip=10&limit=10&lang=ln');
});

test('[SHIP-03] an update that was added makes the feed stale, and one that was refused does not', async () => {
  const { getPartnershipUpdates, addPartnershipUpdate } = partnershipsApi.endpoints;
  const update = { partnershipUpdateInput: { title: 'a', content: 'b', author: 'c' } };
  const store = createTestStore();
  fetchMock.mockImplementation(async () => json([]));
  const feed = store.dispatch(getPartnershipUpdates.initiate({ lang: 'fr' }));
  await feed;
  fetchMock.mockImplementation(async () => json({ detail: 'no' }, 422));
  await store.dispatch(addPartnershipUpdate.initiate(update));
  expect(requests().map(({ method }) => method)).toEqual(['GET', 'POST']);
  fetchMock.mockImplementation(async (request) => json((request as Request).method === 'POST' ? {} : [], 201));
  await store.dispatch(addPartnershipUpdate.initiate(update));
  await vi.waitFor(() => expect(requests().map(({ method }) => method)).toEqual(['GET', 'POST', 'POST', 'GET']));
  feed.unsubscribe();
});

test('[KYC-05] a document is sent as it is, under the token of its application', async () => {
  fetchMock.mockImplementation(async () => json({}, 201));
  const { uploadKycDocument } = applicationsApi.endpoints;
  const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
  const upload = { reference: 'NZ-K-2026-7K3Q9X', kind: 'governmentId', uploadToken: 'for-this', file } as const;
  await createTestStore({ getToken: () => 'of-an-account' }).dispatch(uploadKycDocument.initiate(upload));
  const [request] = requests();
  expect(request?.method).toBe('PUT');
  expect(request?.url).toBe('http://nzete.test/api/kyc-applications/NZ-K-2026-7K3Q9X/documents/governmentId');
  expect(request?.headers.get('content-type')).toBe('application/pdf');
  expect(request?.headers.get('authorization')).toBe('Bearer for-this');
  expect(await request?.text()).toBe('%PDF-1.7');
});

test('a write carries an Idempotency-Key when it is given one, and none otherwise', async () => {
  fetchMock.mockImplementation(async () => json({}, 201));
  const { sendFeedback } = applicationsApi.endpoints;
  const store = createTestStore();
  await store.dispatch(sendFeedback.initiate({ feedbackInput: { message: 'a' } }));
  await store.dispatch(sendFeedback.initiate({ feedbackInput: { message: 'a' }, 'Idempotency-Key': 'key-12345' }));
  expect(requests().map(({ headers }) => headers.get('idempotency-key'))).toEqual([null, 'key-12345']);
});

test('[REP-01] a report’s PDF has an address under the base URL, in a language', () => {
  expect(reportPdfUrl('/api', 6, 'fr')).toBe('/api/reports/6/pdf?lang=fr');
  expect(reportPdfUrl('https://example.org/api/', 6, 'ln')).toBe('https://example.org/api/reports/6/pdf?lang=ln');
});

test('a store without the client’s configuration is told how to mend it', () => {
  expect(() => readConfig(undefined)).toThrow(/createNzeteStoreParts/);
});
