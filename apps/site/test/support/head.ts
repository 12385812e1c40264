/** The head of a page, as a robot reads it. */

import { type Language, languages } from '@nzete/languages';
import { expect, inject } from 'vitest';
import { get } from './site.ts';

export const origin = inject('origin');

/** The address of a page in a language: English has none in its address. */
export const addressIn = (path: string, language: Language) =>
  language === 'en' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

/** A path with its translations, as the head and the sitemap list them. */
export const translationsOf = (path: string) =>
  [...languages.map((language) => addressIn(path, language)), path].map((address) => origin + address);

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
export const decode = (text = '') =>
  text.replaceAll(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? '');
const attributesOf = (tag: string) =>
  Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value]) => [name, decode(value)]));

export async function readHead(path: string) {
  const { status, text: html } = await get(path);
  const [head = ''] = html.split('</head>', 1);
  const tags = (name: string) => (head.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []).map(attributesOf);
  const [metas, links] = [tags('meta'), tags('link')];
  return {
    status,
    html,
    titles: [...head.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => decode(title)),
    /** All contents of a name or property. */
    says: (name: string) => metas.flatMap((meta) => ((meta.name ?? meta.property) === name ? [meta.content] : [])),
    links: (rel: string) => links.filter((link) => link.rel === rel),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
      JSON.parse(json),
    ),
  };
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Expects a picture that every preview shows, and returns it. */
export async function expectPreview(image: string): Promise<Buffer> {
  expect(image.startsWith(origin), image).toBe(true);
  const { status, headers, body } = await get(image);
  expect([status, headers.get('content-type')], image).toEqual([200, 'image/png']);
  expect(body.length, image).toBeLessThanOrEqual(100_000);
  expect(body.subarray(0, 8), image).toEqual(pngSignature);
  expect([body.readUInt32BE(16), body.readUInt32BE(20)], image).toEqual([1200, 630]);
  return body;
}
