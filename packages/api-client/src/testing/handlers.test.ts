import { setupServer } from 'msw/node';
import { expect, test } from 'vitest';
import { siteApi } from '../resources/site.ts';
import { exampleHandlers } from './handlers.ts';
import { createTestStore } from './store.ts';

test('the handlers answer every read with the example of the document', async () => {
  const server = setupServer(...exampleHandlers());
  server.listen();
  try {
    const store = createTestStore();
    const { data } = await store.dispatch(siteApi.endpoints.getNavigation.initiate({ lang: 'en' }));
    expect(data?.focus_areas[0]).toMatchObject({ href: expect.any(String), label: expect.any(String) });
    const hero = await store.dispatch(siteApi.endpoints.getHero.initiate({}));
    expect(hero.data?.stats.trees).toEqual(expect.any(Number));
  } finally {
    server.close();
  }
});
