import { siteApi } from '@nzete/api-client/site';
import { afterEach, expect, test, vi } from 'vitest';
import { json } from '../testing.ts';
import { refetchFailed } from './refetchFailed.ts';
import { createSiteStore } from './store.ts';

afterEach(() => vi.unstubAllGlobals());

test('back online, what failed is read again, and only that', async () => {
  const fetchMock = vi.fn<typeof fetch>(async (request) =>
    (request as Request).url.includes('/hero') ? json({ detail: 'gone' }, 404) : json({ instagram: 'x' }),
  );
  vi.stubGlobal('fetch', fetchMock);
  const store = createSiteStore({ baseUrl: 'http://nzete.test/api' });
  const { getHero, getSocialMediaLinks } = siteApi.endpoints;
  await Promise.all([
    store.dispatch(getHero.initiate({ lang: 'fr' })),
    store.dispatch(getSocialMediaLinks.initiate({ lang: 'fr' })),
  ]);
  fetchMock.mockReset();
  fetchMock.mockImplementation(async () => json({ images: [] }));
  refetchFailed(store);
  await vi.waitFor(() => expect(getHero.select({ lang: 'fr' })(store.getState()).data).toEqual({ images: [] }), {
    timeout: 15_000,
  });
  expect(fetchMock).toHaveBeenCalledOnce();
});
