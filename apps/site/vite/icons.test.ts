import { existsSync, readFileSync } from 'node:fs';
import { languages } from '@nzete/ui/format';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ink, mark } from '../src/app/cards/mark.ts';
import { allPaths } from '../src/shared/routes.ts';
import { manifestOf } from './manifests.ts';

const read = (file: string) => readFileSync(new URL(`../public/${file}`, import.meta.url));
const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
const manifest = manifestOf('en');
const sizeOf = async (source: Buffer) => {
  const { format, width, height } = await sharp(source).metadata();
  return `${format} ${width}x${height}`;
};

test('[SHARE-02] every icon that the page and the manifest name is there, in the size and the type they say', async () => {
  for (const { src, sizes, type } of manifest.icons) {
    if (sizes === 'any') expect([src, type]).toEqual(['/favicon.svg', 'image/svg+xml']);
    else expect(`${await sizeOf(read(src.slice(1)))} ${type}`).toBe(`png ${sizes} image/png`);
  }
  expect(await sizeOf(read('apple-touch-icon.png'))).toBe('png 180x180');
  const linked = [...page.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="\/([^"]+)"/g)].map(([, file]) => file);
  expect(linked).toEqual(['favicon.ico', 'favicon.svg', 'apple-touch-icon.png']);
  for (const file of linked) expect(existsSync(new URL(`../public/${file}`, import.meta.url)), file).toBe(true);
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
});

test('[OFF-12] the manifest of each language has its texts, shortcuts to pages, and small screenshots', async () => {
  const names = languages
    .map((language) => manifestOf(language))
    .map(({ id, lang, name, description, shortcuts }) => {
      expect([id, shortcuts.length]).toEqual(['/', 3]);
      for (const { url } of shortcuts) expect(allPaths).toContain(url);
      return [lang, name, description, ...shortcuts.map((shortcut) => shortcut.name)];
    });
  expect(names.flat().every(Boolean)).toBe(true);
  expect(names.map(([, , description]) => description)).toHaveLength(new Set(names.map((texts) => texts[2])).size);
  for (const { src, sizes } of manifest.screenshots) {
    const picture = read(src.slice(1));
    expect(await sizeOf(picture)).toBe(`webp ${sizes}`);
    expect(picture.length).toBeLessThan(32_000);
  }
});

test('[SHARE-02] favicon.ico holds PNG pictures of 16, 32 and 48 pixels', async () => {
  const ico = read('favicon.ico');
  const [kind, count] = [ico.readUInt16LE(2), ico.readUInt16LE(4)];
  expect([kind, count]).toEqual([1, 3]);
  const sizes = Array.from({ length: count }, (_, index) => {
    const [length, offset] = [ico.readUInt32LE(6 + 16 * index + 8), ico.readUInt32LE(6 + 16 * index + 12)];
    return sizeOf(ico.subarray(offset, offset + length));
  });
  expect(await Promise.all(sizes)).toEqual(['png 16x16', 'png 32x32', 'png 48x48']);
});

test('[SHARE-02] the icon for tabs is the mark of the design system', () => {
  expect(read('favicon.svg').toString()).toContain(mark(57, 20.5, 471));
});

test('[SHARE-02] the mark is in paper and gold on forest, and a phone that cuts a circle cuts nothing off it', async () => {
  const { data, info } = await sharp(read('icon-maskable-512.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const forest = Number.parseInt(manifest.background_color.slice(1), 16);
  const seen = new Set<string>();
  let outside = 0;
  for (let at = 0; at < data.length; at += 3) {
    const colour = data.readUIntBE(at, 3);
    seen.add(`#${colour.toString(16).padStart(6, '0')}`);
    const [x, y] = [(at / 3) % info.width, Math.floor(at / 3 / info.width)];
    if (colour !== forest && Math.hypot(x - 256, y - 256) > 256 * 0.8) outside++;
  }
  expect([...seen]).toEqual(expect.arrayContaining([manifest.background_color, ink.paper, ink.gold]));
  expect(outside).toBe(0);
});

test('[SHARE-02] the manifest opens the home page in English, with the colours of the site', () => {
  expect(manifest).toMatchObject({ name: 'Nzete Foundation', short_name: 'Nzete', start_url: '/', lang: 'en' });
  expect(page).toContain(`<meta name="theme-color" content="${manifest.theme_color}" />`);
});
