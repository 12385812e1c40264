import { describe, expect, test } from 'vitest';
import type { PageRequest } from '../../../site/src/app/renderer.ts';
import { bodyOf, createPlainEntity } from '../http/answers/entity.ts';
import { type PageResult, RenderedPages } from './rendered-pages.ts';

const request = (path: string): PageRequest => ({
  path,
  search: '',
  language: 'en',
  isFromAddress: false,
  isLater: false,
  offered: null,
  savesData: false,
});

interface Answers {
  text: string;
  isComplete: boolean;
}

const answering = (text: string): Answers => ({ text, isComplete: true });

/** A response that the test sends when it wants. */
function lateAnswer() {
  let resolve = (_read: Answers) => {};
  const promise = new Promise<Answers>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** A thread is always free. */
const whenFree = <Result>(work: () => Promise<Result>) => work();

/** Pages that show the data they read. */
function pagesOf(read: (request: PageRequest) => Promise<Answers>, maxBytes = 100_000) {
  const rendered: string[] = [];
  const results: PageResult[] = [];
  const stale: unknown[] = [];
  const pages = new RenderedPages({
    maxBytes,
    render: async (request, keptSource) => {
      const { text, isComplete } = await read(request);
      const rendering = { status: 200, source: text, isComplete } as const;
      if (keptSource !== undefined && (keptSource === text || !isComplete)) return rendering;
      rendered.push(request.path);
      return { ...rendering, html: text };
    },
    createPage: async (html) => ({ entity: createPlainEntity(html, 'text/html'), policy: '' }),
    onResult: (result) => results.push(result),
    onStale: (error) => stale.push(error),
  });
  const textOf = async (path: string) =>
    bodyOf((await pages.get(request(path), { isKept: true, whenFree })).entity).toString();
  return { pages, rendered, results, stale, textOf };
}

test('[SHIP-03] a change of the data while a page is made is on it for everyone who asks after the change', async () => {
  const { promise, resolve } = lateAnswer();
  let read = () => promise;
  const { pages, textOf } = pagesOf(() => read());
  const before = textOf('/');
  void pages.renew();
  read = async () => answering('new');
  expect(await textOf('/')).toBe('new');
  resolve(answering('old'));
  expect(await before).toBe('old');
  expect(await textOf('/')).toBe('new');
});

describe('when the data change', () => {
  test('the kept pages are rendered again, the most visited first', async () => {
    let data = 'old';
    const { pages, rendered, textOf } = pagesOf(async () => answering(data));
    for (const path of ['/rare', '/often', '/often', '/often', '/rare', '/once']) await textOf(path);
    expect(rendered.splice(0)).toEqual(['/rare', '/often', '/once']);
    data = 'new';
    await pages.renew();
    expect(rendered).toEqual(['/often', '/rare', '/once']);
    expect(await textOf('/often')).toBe('new');
  });

  test('a page that takes long to be rendered again is sent as it was meanwhile', async () => {
    const { promise, resolve } = lateAnswer();
    let read = async () => answering('old');
    const { pages, textOf } = pagesOf(() => read());
    await textOf('/');
    read = () => promise;
    void pages.renew();
    expect(await textOf('/')).toBe('old');
    resolve(answering('new'));
    await expect.poll(() => textOf('/')).toBe('new');
  });

  test('a page of which the API no longer answers every read stays as it was', async () => {
    let read = async () => answering('whole');
    const { pages, textOf } = pagesOf(() => read());
    await textOf('/');
    read = async () => ({ text: 'a part', isComplete: false });
    await pages.renew();
    expect(await textOf('/')).toBe('whole');
  });

  test('a page whose data cannot be read stays as it was, and its failure is told', async () => {
    let read = async () => answering('old');
    const { pages, stale, textOf } = pagesOf(() => read());
    await textOf('/');
    const failure = new Error('The API does not answer');
    read = () => Promise.reject(failure);
    await pages.renew();
    expect(stale).toEqual([failure]);
    expect(await textOf('/')).toBe('old');
  });
});

test('each page asked for is counted: rendered, kept, or kept although it could not be renewed', async () => {
  let read = async () => answering('old');
  const { pages, results, textOf } = pagesOf(() => read());
  await textOf('/');
  await textOf('/');
  await pages.renew();
  await textOf('/');
  expect(results.splice(0)).toEqual(['miss', 'hit', 'hit']);
  read = () => Promise.reject(new Error('The API does not answer'));
  await pages.renew();
  await textOf('/');
  read = async () => answering('new');
  await textOf('/');
  await pages.get(request('/search'), { isKept: false, whenFree });
  expect(results).toEqual(['stale', 'miss', 'miss']);
});

describe('what is kept', () => {
  test('has a limit in bytes, and the page used longest ago goes first', async () => {
    const { pages, rendered, textOf } = pagesOf(async () => answering('x'.repeat(80)), 250);
    for (const path of ['/a', '/b', '/c', '/a', '/d']) await textOf(path);
    expect(pages.kept).toEqual({ pages: 3, bytes: 240 });
    expect(['/a', '/b', '/c', '/d'].filter((path) => pages.has(request(path)))).toEqual(['/a', '/c', '/d']);
    expect(rendered).toHaveLength(4);
  });

  test('is no page that is not worth it', async () => {
    const { pages, rendered } = pagesOf(async () => answering('found'));
    for (let visit = 0; visit < 2; visit += 1) await pages.get(request('/search'), { isKept: false, whenFree });
    expect(rendered).toHaveLength(2);
    expect(pages.kept.pages).toBe(0);
  });
});
