import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { RenderPool } from '../src/site/render-pool.ts';
import { builtSite, factsOf } from './support/site.ts';

function startPool(maxTasks?: number) {
  const site = builtSite(['/', '/grows']);
  const pool = new RenderPool({
    rendererUrl: pathToFileURL(join(site, 'server/renderer.js')).href,
    folder: join(site, 'client'),
    callApi: async () => ({ status: 200, headers: {}, body: new Uint8Array() }),
    drafts: { read: async () => undefined, save: async () => 'draft' },
    maxWaitMs: 1_000,
    ...(maxTasks && { maxTasks }),
  });
  onTestFinished(() => pool.close());
  const render = async (path: string) => {
    const request = {
      path,
      search: '',
      language: 'en',
      isFromAddress: false,
      offered: null,
      savesData: false,
    } as const;
    const { html = '' } = await pool.renderPage(request, { origin: 'https://nzete.example' });
    return factsOf(html).renderings;
  };
  return { render };
}

test('[START-04] threads are replaced after a number of tasks, and no page is lost', async () => {
  const { render } = startPool(4);
  const renderings: number[] = [];
  for (let page = 0; page < 6; page += 1) renderings.push(await render('/'));
  const [first = 0] = renderings;
  // A new thread starts counting again.
  expect(renderings).toEqual([first, first + 1, first + 2, first, first + 1, first + 2]);
});

test('[START-04] a thread that needs too much memory is replaced, and other pages are rendered', async () => {
  const { render } = startPool();
  await expect(render('/grows')).rejects.toThrow();
  expect(await render('/')).toBeGreaterThan(0);
});
