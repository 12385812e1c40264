import { expect, test } from 'vitest';
import type { PreparedPage } from '../../../site/src/app/renderer.ts';
import { RenderedPages } from './rendered-pages.ts';

/** A page that shows a text. */
const pageWith = (text: string): PreparedPage => ({
  status: 200,
  source: text,
  isComplete: true,
  render: async () => text,
});

test('[SHIP-03] a change of the data while a page is made is on it for everyone who asks after the change', async () => {
  const pages = new RenderedPages(10, () => '');
  let answer = (_page: PreparedPage) => {};
  const read = new Promise<PreparedPage>((resolve) => {
    answer = resolve;
  });
  const before = pages.get('/', () => read);
  pages.forget();
  const after = pages.get('/', async () => pageWith('new'));
  const textOf = async (page: Promise<{ entity: { variants: { identity: { body: Buffer } } } }>) =>
    (await page).entity.variants.identity.body.toString();
  expect(await textOf(after)).toBe('new');
  answer(pageWith('old'));
  expect(await textOf(before)).toBe('old');
  expect(await textOf(pages.get('/', async () => pageWith('newest')))).toBe('new');
});
