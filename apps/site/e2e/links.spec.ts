import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { languages, pages, test } from './support.ts';

interface Read {
  /** Where its links lead, each once. */
  links: string[];
  ids: Set<string>;
}

const attribute = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value);

/** Asks again while the server is overloaded, which it may be beside two browsers. */
async function get(request: APIRequestContext, path: string): Promise<APIResponse> {
  let answer = await request.get(path, { headers: { accept: 'text/html,*/*;q=0.8' } });
  await expect(async () => {
    if (answer.status() === 503) answer = await request.get(path, { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(answer.status(), path).not.toBe(503);
  }).toPass();
  return answer;
}

async function read(request: APIRequestContext, path: string): Promise<Read> {
  const answer = await get(request, path);
  expect(answer.status(), path).toBe(200);
  const html = await answer.text();
  return {
    links: [...new Set(attribute(html, /<a\b[^>]*?\shref="([^"]*)"/g).map((href) => href.replaceAll('&amp;', '&')))],
    ids: new Set(attribute(html, /\sid="([^"]*)"/g)),
  };
}

for (const language of languages) {
  test(`[START-06, FOOT-05] every link of every page leads somewhere in ${language}, and every anchor has its target`, async ({
    request,
  }) => {
    const found = new Map<string, Read>();
    for (const path of pages) found.set(path, await read(request, `${path}?lang=${language}`));
    const dead: string[] = [];
    const seen = new Map<string, number>();
    for (const [path, { links }] of found) {
      for (const href of links) {
        const url = new URL(href, `http://site${path}`);
        if (url.host !== 'site') continue;
        const target = found.get(url.pathname);
        // With more than the language, the address may show a form that the page alone does not.
        const shown = url.hash && url.searchParams.size > 1 ? await read(request, url.pathname + url.search) : target;
        if (url.hash && shown && !shown.ids.has(decodeURIComponent(url.hash.slice(1)))) dead.push(`${path}: ${href}`);
        if (target) continue;
        const known = seen.get(url.pathname) ?? (await get(request, url.pathname + url.search)).status();
        seen.set(url.pathname, known);
        if (known >= 400) dead.push(`${path}: ${href} answers ${known}`);
      }
    }
    expect(dead).toEqual([]);
  });
}
