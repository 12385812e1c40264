import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pictureNames } from '@nzete/scenes';
import { describe, expect, test } from 'vitest';
import { contentPaths } from '../src/content/source-files.ts';
import { startApp } from './support/app.ts';
import { copyOfContent, namedPictures, picturesFolder, writeFiles } from './support/folders.ts';

describe('loading content', () => {
  async function setUp() {
    const picturesDir = picturesFolder();
    const app = await startApp({ picturesDir });
    return { app, picturesDir, ...copyOfContent() };
  }

  test('[HOME-03] every picture that the content names can be drawn', () => {
    expect(pictureNames).toEqual(expect.arrayContaining(namedPictures()));
  });

  test('[API-01] a second load changes nothing', async () => {
    const { app, picturesDir, folder } = await setUp();
    const rows = () => app.store.db.selectFrom('content').selectAll().orderBy('path').execute();
    const before = await rows();
    expect(before).toHaveLength(contentPaths.length);
    expect(await app.content.load(folder, picturesDir)).toEqual([]);
    expect(await rows()).toEqual(before);
  });

  test('[API-01] changed content is served at once, with another ETag', async () => {
    const { app, picturesDir, folder, edit } = await setUp();
    const before = await app.inject('/api/hero');
    edit<{ stats: object }>('hero.json', ({ stats }) => Object.assign(stats, { trees: 12_345 }));
    expect(await app.content.load(folder, picturesDir)).toEqual(['/hero']);
    const after = await app.inject('/api/hero');
    expect(after.json().stats.trees).toBe(12_345);
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  test('[API-01] a logo may be left out: the site then shows its own mark', async () => {
    const { app, picturesDir, folder, edit } = await setUp();
    edit<object>('settings.json', (settings) => Object.assign(settings, { logo_url: null }));
    await app.content.load(folder, picturesDir);
    expect((await app.inject('/api/settings')).json().logo_url).toBeNull();
  });

  test('[GAL-01] a photo that has come is found without a start, and another of its name takes its place', async () => {
    const { app, picturesDir, folder, change } = await setUp();
    await app.content.load(folder, picturesDir);
    const largest = (hash: string) => `pump.${hash}.1600x1000.1600.jpg`;
    writeFiles(folder, { [`pictures/${largest('0123abcd')}`]: 'x', 'pictures/pump.0123abcd.1600x1000.640.jpg': 'x' });
    change('hero.json', /picture:[\w-]+/, 'photo:pump');
    await app.content.load(folder, picturesDir);
    const first = async () => (await app.inject('/api/hero')).json().images[0].src;
    expect(await first()).toBe(`/pictures/${largest('0123abcd')}`);
    rmSync(join(folder, 'pictures', largest('0123abcd')));
    writeFiles(folder, { [`pictures/${largest('4567cdef')}`]: 'x' });
    app.content.forget();
    expect(await first()).toBe(`/pictures/${largest('4567cdef')}`);
  });

  test.each([
    ['a missing language', 'navigation', '"sw":', '"de":', /navigation\.json is not valid: /],
    ['an unknown picture', 'hero', /picture:[\w-]+/, 'picture:volcano', /picture "volcano"/],
    ['an unknown field', 'settings', '"logo_url"', '"logo"', /settings\.json is not valid: /],
    ['broken JSON', 'settings', '{', '', /settings\.json is not valid JSON/],
  ])('[API-01] %s is refused with the name of the file, and nothing changes', async (_, name, from, to, message) => {
    const { app, picturesDir, folder, change } = await setUp();
    const before = (await app.inject('/api/navigation')).body;
    change(`${name}.json`, from, to);
    await expect(app.content.load(folder, picturesDir)).rejects.toThrow(message);
    expect((await app.inject('/api/navigation')).body).toBe(before);
  });
});
