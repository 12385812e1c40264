import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { sampleTexts } from '../../../tooling/lib/sample-texts.ts';
import { samplePages } from '../../api/src/content-files/samples.ts';
import { pages, test, testedLanguages } from './support.ts';

// A robot's view of every page: what the HTML of the server says.
test.use({ javaScriptEnabled: false });

const listed: string[] = Object.keys(
  JSON.parse(readFileSync(new URL('../../api/content/samples.json', import.meta.url), 'utf8')),
);
/** They have marks of their own, which their pages' tests check. */
const others = [
  '/social_media_links',
  '/crypto-addresses',
  '/donation-methods',
  '/courses/samples',
  '/impact-metrics',
  '/lessons',
];
const photoLists = [
  '/photos',
  '/photos/borehole',
  '/photos/tree-planting',
  '/photos/community-philanthropy',
  '/photos/other',
  '/photos/climate-gallery-preview',
  '/photos/community-gallery-preview',
  '/photos/digital-literacy-gallery',
  '/photos/community-gallery',
];

/** Tabs and items with addresses of their own. */
const addresses = [
  '/partners?tab=current',
  '/impact?story=hundred-trees',
  '/impact?photo=2',
  '/gallery?photo=2',
  '/reports?report=6',
];

interface Seen {
  text: string;
  isMarked: boolean;
}

/**
 * The texts of each list that a page shows, and whether each has a mark in its section or at the
 * top of the page.
 */
const lookFor = (page: Page, html: string, lists: readonly string[][]): Promise<Seen[][]> =>
  page.evaluate(
    ([source, wanted]) => {
      const read = new DOMParser().parseFromString(source, 'text/html');
      const mark = '[data-slot="sample-mark"]';
      const oneLine = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
      const isMarked = (start: Element): boolean => {
        for (let at: Element | null = start; at; at = at.parentElement) {
          if (at.localName === 'main') return at.querySelector(`:scope > header ${mark}`) !== null;
          if (at.localName === 'body') return false;
          if (at.querySelector(mark)) return true;
        }
        return false;
      };
      const shownTexts = [...read.body.querySelectorAll('h2, h3, h4, p, span, a, blockquote, q, figcaption')].map(
        (element) => ({ element, text: oneLine(element.textContent) }),
      );
      return wanted.map((texts) => {
        const known = new Set(texts.map(oneLine));
        return shownTexts
          .filter(({ text }) => known.has(text))
          .map(({ element, text }) => ({ text, isMarked: isMarked(element) }));
      });
    },
    [html, lists] as const,
  );

for (const language of testedLanguages) {
  test(`[SAMPLE-01] in ${language} every sample that a page shows is marked, on the pages that the status names`, async ({
    page,
    request,
  }) => {
    // The server renders some sixty pages.
    test.slow();
    const samples: [string, string[]][] = [];
    for (const path of listed.filter((each) => !others.includes(each))) {
      const calls = path === '/photos' ? photoLists : [path];
      const answers = await Promise.all(calls.map((call) => request.get(`/api${call}?lang=${language}`)));
      samples.push([path, sampleTexts(await Promise.all(answers.map((answer) => answer.json())))]);
    }
    const unmarked: string[] = [];
    const found = new Map<string, Set<string>>();
    for (const address of [...pages, ...addresses]) {
      const [path = '', search = ''] = address.split('?');
      const html = await (
        await request.get(`${path}?lang=${language}&${search}`, { headers: { accept: 'text/html' } })
      ).text();
      const seenOfLists = await lookFor(
        page,
        html,
        samples.map(([, texts]) => texts),
      );
      for (const [index, [file]] of samples.entries()) {
        // A way to give shows the e-mail address too, with the mark of its own.
        if (path === '/donate' && file === '/settings') continue;
        // The story names the school that the foundation plans, as its documents do.
        if (path === '/our-story' && file === '/climate-programs') continue;
        const seen = seenOfLists[index] ?? [];
        if (seen.length > 0) found.set(file, (found.get(file) ?? new Set()).add(path));
        unmarked.push(...seen.filter(({ isMarked }) => !isMarked).map(({ text }) => `${address}: ${file}: ${text}`));
      }
    }
    expect(unmarked).toEqual([]);
    for (const [file] of samples) {
      const named = samplePages[file] ?? [];
      const where = [...(found.get(file) ?? [])];
      expect(where.length, `${file} is seen`).toBeGreaterThan(0);
      // Other pages may have a title of the same words.
      expect(where, file).toEqual(expect.arrayContaining(named.filter((each) => each !== 'footer')));
    }
  });
}
