/** Reads the built site as a robot or a browser without scripts does: a request, and its HTML. */
import { readFileSync } from 'node:fs';
import { type Language, languages } from '@nzete/languages';
import { Window } from 'happy-dom';
import { inject, vi } from 'vitest';
import { allPaths } from '../../src/shared/routes.ts';

export { languages };
export const pages = allPaths;
const origin = inject('origin');

const window = new Window({ url: origin });

/** Parses a page. Its scripts do not run. */
export const parse = (html: string): Document =>
  // happy-dom has types of its own for the standard's interfaces.
  new window.DOMParser().parseFromString(html, 'text/html') as unknown as Document;

interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
  text: string;
}

const answers = new Map<string, Promise<Answer>>();

/** Requests a path as a browser requests a page; what was read once is not requested again. */
export function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const key = path + JSON.stringify(headers);
  const known = answers.get(key) ?? request(path, headers);
  answers.set(key, known);
  return known;
}

const request = (path: string, headers: Record<string, string>): Promise<Answer> =>
  vi.waitFor(
    async () => {
      const answer = await fetch(new URL(path, origin), { headers: { accept: 'text/html,*/*;q=0.8', ...headers } });
      const body = Buffer.from(await answer.arrayBuffer());
      const text = body.toString();
      // Beside other tests the server may be overloaded: it says so, or leaves a page to the browser.
      if (answer.status === 503 || text.includes('<div id="root"></div>')) throw new Error(`${path} was not rendered`);
      return { status: answer.status, headers: answer.headers, body, text };
    },
    { timeout: 120_000, interval: 200 },
  );

/** An answer of the API. */
export const json = async (path: string) => JSON.parse((await get(path)).text);

export async function readPage(path: string, headers?: Record<string, string>): Promise<Document> {
  return parse((await get(path, headers)).text);
}

/** A path with a language. */
export const inLanguage = (path: string, language: Language) =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

/** A text with normalised white space. */
export const oneLine = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** The texts of all elements, each on one line. */
export const textsIn = (root: ParentNode | null | undefined, selector: string) =>
  [...(root?.querySelectorAll(selector) ?? [])].map((element) => oneLine(element.textContent));

/** The section with this name. */
export const region = (page: Document, name: string) =>
  [...page.querySelectorAll('main section')].find((section) => {
    const label = page.getElementById(section.getAttribute('aria-labelledby') ?? '');
    return oneLine(label?.textContent ?? section.getAttribute('aria-label')) === name;
  });

/** Where the link of this text leads. */
export const linkIn = (root: ParentNode | null | undefined, text: string) =>
  [...(root?.querySelectorAll('a') ?? [])].find((link) => oneLine(link.textContent) === text)?.getAttribute('href');

/** The texts of a page's catalogue by id, without markup, on one line. */
export function textsOf(folder: string, language: Language): Record<string, string> {
  const file = new URL(`../../src/routes/${folder}/locales/${language}.json`, import.meta.url);
  const catalogue: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(
    Object.entries(catalogue).map(([id, text]) => [id, oneLine(text.replaceAll(/<[^>]+>/g, ''))]),
  );
}
