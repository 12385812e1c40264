import { expect, test } from 'vitest';
import { get, languages, pages } from './support/site.ts';

interface Read {
  /** Where its links lead, each once. */
  links: string[];
  ids: Set<string>;
}

const attribute = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value);

async function read(path: string): Promise<Read> {
  const { status, text: html } = await get(path);
  expect(status, path).toBe(200);
  return {
    links: [...new Set(attribute(html, /<a\b[^>]*?\shref="([^"]*)"/g).map((href) => href.replaceAll('&amp;', '&')))],
    ids: new Set(attribute(html, /\sid="([^"]*)"/g)),
  };
}

for (const language of languages) {
  test(`[START-06, FOOT-05] every link of every page leads somewhere in ${language}, and every anchor has its target`, async () => {
    const found = new Map<string, Read>();
    for (const path of pages) found.set(path, await read(`${path}?lang=${language}`));
    const dead: string[] = [];
    const seen = new Map<string, number>();
    for (const [path, { links }] of found) {
      for (const href of links) {
        const url = new URL(href, `http://site${path}`);
        if (url.host !== 'site') continue;
        const target = found.get(url.pathname);
        // With more than the language, the address may show a form that the page alone does not.
        const shown = url.hash && url.searchParams.size > 1 ? await read(url.pathname + url.search) : target;
        if (url.hash && shown && !shown.ids.has(decodeURIComponent(url.hash.slice(1)))) dead.push(`${path}: ${href}`);
        if (target) continue;
        const known = seen.get(url.pathname) ?? (await get(url.pathname + url.search)).status;
        seen.set(url.pathname, known);
        if (known >= 400) dead.push(`${path}: ${href} answers ${known}`);
      }
    }
    expect(dead).toEqual([]);
  });
}
