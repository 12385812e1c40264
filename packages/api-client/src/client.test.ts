import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applicationsApi, eventCalendarUrl, eventsCalendarUrl } from './resources/applications.ts';
import { reportPdfUrl } from './resources/foundation.ts';
import { coursePackPageUrl, coursePackZipUrl, learningApi } from './resources/learning.ts';
import {
  partnershipGuidePdfUrl,
  partnershipsApi,
  partnershipUpdatesAsAtomUrl,
  partnershipUpdatesAsRssUrl,
} from './resources/partnerships.ts';
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

test('[COURSE-01] a page of courses includes the total number of courses', async () => {
  fetchMock.mockImplementation(
    async () => new Response('[]', { headers: { 'content-type': 'application/json', 'x-total-count': '5000' } }),
  );
  const { getCoursePage } = learningApi.endpoints;
  const { data } = await createTestStore().dispatch(getCoursePage.initiate({ skip: 10, limit: 10, lang: 'ln' }));
  expect(data).toEqual({ courses: [], total: 5000 });
  expect(new URL(requests()[0]?.url ?? '').search).toBe('?skip=10&limit=10&lang=ln');
});

test('[SHIP-03] an added update invalidates the feed, and a rejected one does not', async () => {
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
  await vi.waitFor(() => expect(requests().map(({ method }) => method)).toEqual(['GET', 'POST', 'POST', 'GET']), {
    timeout: 15_000,
  });
  feed.unsubscribe();
});

test('[KYC-05] a document is sent unchanged, with the token of its application', async () => {
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

test('a write has an Idempotency-Key only if it is passed one', async () => {
  fetchMock.mockImplementation(async () => json({}, 201));
  const { sendFeedback } = applicationsApi.endpoints;
  const store = createTestStore();
  await store.dispatch(sendFeedback.initiate({ feedbackInput: { message: 'a' } }));
  await store.dispatch(sendFeedback.initiate({ feedbackInput: { message: 'a' }, 'Idempotency-Key': 'key-12345' }));
  expect(requests().map(({ headers }) => headers.get('idempotency-key'))).toEqual([null, 'key-12345']);
});

test('[REP-01] the URL of a report’s PDF has the base URL and a language', () => {
  expect(partnershipGuidePdfUrl('/api/', 'sw')).toBe('/api/partnership-guide/pdf?lang=sw');
  expect(partnershipUpdatesAsRssUrl('/api/', 'fr')).toBe('/api/partnership-updates.rss?lang=fr');
  expect(partnershipUpdatesAsAtomUrl('/api', 'en')).toBe('/api/partnership-updates.atom?lang=en');
  expect(eventsCalendarUrl('/api/', 'fr')).toBe('/api/events/calendar.ics?lang=fr');
  expect(eventCalendarUrl('/api', 'a-1', 'sw')).toBe('/api/events/a-1/calendar.ics?lang=sw');
  expect(coursePackPageUrl('/api/', 'basics', 'fr')).toBe('/api/course-packs/basics/page?lang=fr');
  expect(coursePackZipUrl('/api', 'mobile', 'sw')).toBe('/api/course-packs/mobile/zip?lang=sw');
  expect(reportPdfUrl('/api', 6, 'fr')).toBe('/api/reports/6/pdf?lang=fr');
  expect(reportPdfUrl('https://example.org/api/', 6, 'ln')).toBe('https://example.org/api/reports/6/pdf?lang=ln');
});
