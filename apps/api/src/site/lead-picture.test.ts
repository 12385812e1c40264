import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createLeadPictures } from './lead-picture.ts';

const folder = mkdtempSync(join(tmpdir(), 'nzete-lead-'));
afterAll(() => rmSync(folder, { recursive: true }));

const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path fill="#fff" d="M0 0&#10;h100%"/></svg>\n`;
for (const kind of ['pictures', 'assets']) mkdirSync(join(folder, kind));
const write = (path: string, content: string | Buffer) => writeFileSync(join(folder, path), content);
write('pictures/dawn.svg', svg);
write('pictures/dawn.svg.br', Buffer.alloc(6_000));
write('assets/river.svg', svg);
write('pictures/city.svg', svg);
write('pictures/city.svg.br', Buffer.alloc(6_001));

const prepare = createLeadPictures({ pictures: join(folder, 'pictures'), assets: join(folder, 'assets') });

const page = (path: string) =>
  `<head><link rel="preload" as="image" href="${path}" fetchpriority="high"></head>` +
  `<img alt="A > B" class="large" src="${path}" fetchpriority="high"><img alt="" src="${path}">`;

test.each(['/pictures/dawn.svg', '/assets/river.svg'])(
  '[SPEED-01] the drawing %s of the first screen, which is small, is in the document',
  async (path) => {
    const { html, link } = await prepare(page(path).replace('A > B', 'A'));
    const [, inline = '', later] = /src="([^"]*)".*src="([^"]*)"/.exec(html) ?? [];
    expect(await (await fetch(inline)).text()).toBe(svg.trim());
    expect(html).not.toContain('preload');
    expect(inline).not.toMatch(/[<>"\n]/);
    // The others are cached as a file.
    expect(later).toBe(path);
    expect(link).toBeUndefined();
  },
);

test.each(['/pictures/city.svg', '/pictures/gone.svg'])(
  '[SPEED-01] the drawing %s, which is large or not there, is announced by a header',
  async (path) => {
    expect(await prepare(page(path))).toEqual({
      html: page(path),
      link: `<${path}>; rel=preload; as=image; fetchpriority=high`,
    });
  },
);

test('[SPEED-01] a photo of the first screen is announced in the first format', async () => {
  const image = (priority: string) =>
    '<picture class="contents"><source sizes="50vw" type="image/avif" srcSet="/pictures/a.320.avif 320w,/pictures/a.640.avif 640w"/>' +
    `<source sizes="50vw" type="image/jpeg" srcSet="/pictures/a.320.jpg 320w"/><img alt="" src="/pictures/a.640.jpg"${priority}/></picture>`;
  const first = image(' fetchpriority="high"');
  expect(await prepare(first)).toEqual({
    html: first,
    link:
      '</pictures/a.320.avif>; rel=preload; as=image; type="image/avif"; ' +
      'imagesrcset="/pictures/a.320.avif 320w,/pictures/a.640.avif 640w"; imagesizes="50vw"; fetchpriority=high',
  });
  const later = image('');
  expect(await prepare(later)).toEqual({ html: later });
  // A photo further down is not the one of a drawing before it.
  const both = `<picture><source type="image/avif" srcSet="/b.avif 1w" sizes="1px"/><img alt=""/></picture>${first}`;
  expect((await prepare(both)).link).toContain('/pictures/a.320.avif');
});

test('[SPEED-01] a page without a picture in its first screen stays as it is', async () => {
  const html = '<h1>Team</h1><img alt="" src="/pictures/dawn.svg">';
  expect(await prepare(html)).toEqual({ html });
});
