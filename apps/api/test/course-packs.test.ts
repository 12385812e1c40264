import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { languages } from '../src/text/languages.ts';
import { sharedApp, startApp } from './support/app.ts';
import { picturesFolder } from './support/folders.ts';

const app = sharedApp();
const parts = ['basics', 'internet', 'communication', 'mobile'];
const MOST_BYTES = 300_000;

interface Pack {
  id: string;
  title: string;
  lessons: number;
  bytes: number;
  zip_bytes: number;
  sample?: true;
}

const get = (url: string, headers = {}) => app().inject({ url: `/api${url}`, headers });

describe.each(languages)('in %s', (lang) => {
  test('[PACK-01, SAMPLE-01] every part of the curriculum is a pack with its size, marked as a sample', async () => {
    const packs: Pack[] = (await get(`/course-packs?lang=${lang}`)).json();
    const curriculum: { id: string; title: string; lessons: string[] }[] = (
      await get(`/curriculum?lang=${lang}`)
    ).json();
    expect(packs.map(({ id, title, lessons }) => ({ id, title, lessons }))).toEqual(
      curriculum.map(({ id, title, lessons }) => ({ id, title, lessons: lessons.length })),
    );
    expect(packs.every(({ sample }) => sample)).toBe(true);
  });

  test.each(parts)('[PACK-02] %s has all its lessons in one file that loads nothing', async (part) => {
    const { title, lessons } = (await get(`/curriculum?lang=${lang}`)).json().find(({ id }: Pack) => id === part);
    const answer = await get(`/course-packs/${part}/page?lang=${lang}`);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain(`<html lang="${lang}">`);
    const text = answer.body.replaceAll('&#39;', "'").replaceAll('&amp;', '&');
    for (const words of [title, ...lessons]) expect(text).toContain(words);
    expect(answer.body).not.toMatch(/<script|<link|(?:src|href)="(?!data:)|url\(/);
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src data:;/,
    );
    expect(answer.rawPayload.length).toBeLessThan(MOST_BYTES);
  });
});

test('[PACK-01] the sizes are those of the files, as they are transferred', async () => {
  for (const { id, bytes, zip_bytes } of (await get('/course-packs?lang=fr')).json() as Pack[]) {
    const page = await get(`/course-packs/${id}/page?lang=fr`, { 'accept-encoding': 'br' });
    expect([page.headers['content-encoding'], page.rawPayload.length]).toEqual(['br', bytes]);
    expect((await get(`/course-packs/${id}/zip?lang=fr`)).rawPayload.length).toBe(zip_bytes);
  }
});

test('[PACK-03] the ZIP for memory cards has the same file, and is the same each time', async () => {
  const answer = await get('/course-packs/mobile/zip?lang=sw', { 'accept-encoding': 'br, gzip' });
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="nzete-mobile-sw.zip"');
  expect(answer.headers['content-encoding']).toBeUndefined();
  const files = unzipSync(answer.rawPayload);
  expect(Object.keys(files)).toEqual(['nzete-mobile-sw.html']);
  const page = await get('/course-packs/mobile/page?lang=sw');
  expect(Buffer.from(files['nzete-mobile-sw.html'] ?? []).toString()).toBe(page.body);
  expect((await get('/course-packs/mobile/zip?lang=sw')).rawPayload.equals(answer.rawPayload)).toBe(true);
});

test('[PACK-02] a part or a language that does not exist is a 422 that names it', async () => {
  expect((await get('/course-packs/cooking/page')).json().fields).toEqual([expect.objectContaining({ field: 'part' })]);
  expect((await get('/course-packs/basics/zip?lang=de')).json().fields).toEqual([
    expect.objectContaining({ field: 'lang' }),
  ]);
});

test('[PACK-02] lessons can be read without their drawing if its file is missing', async () => {
  const picturesDir = picturesFolder();
  const pictures = readdirSync(picturesDir).filter((file) => file.endsWith('.svg'));
  for (const file of pictures) rmSync(join(picturesDir, file));
  const one = await startApp({ picturesDir });
  expect((await one.inject('/api/course-packs')).json()).toHaveLength(parts.length);
  const page = await one.inject('/api/course-packs/basics/page');
  expect(page.body).toMatch(/<header><h1>/);
  expect(page.body).not.toContain('<img');
});
