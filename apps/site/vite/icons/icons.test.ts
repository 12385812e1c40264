import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcons, ground, type IconFile } from './draw.ts';
import { webManifest } from './webManifest.ts';

const icons = await drawIcons();
const named = (fileName: string) => icons.find((icon) => icon.fileName === fileName) as IconFile;
const sizeOf = async (source: string | Buffer) => {
  const { format, width, height } = await sharp(Buffer.from(source)).metadata();
  return `${format} ${width}x${height}`;
};

test('[SHARE-02] every icon that the page and the manifest name is drawn, in the size and the type they say', async () => {
  for (const { src, sizes, type } of webManifest.icons) {
    const icon = named(src.slice(1));
    expect(icon.type).toBe(type);
    if (sizes !== 'any') expect(await sizeOf(icon.source)).toBe(`png ${sizes}`);
  }
  expect(await sizeOf(named('apple-touch-icon.png').source)).toBe('png 180x180');
  const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  const linked = [...page.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="\/([^"]+)"/g)].map(([, file]) => file);
  expect(linked).toEqual(['favicon.ico', 'favicon.svg', 'apple-touch-icon.png']);
  expect(linked.filter((file) => !icons.some(({ fileName }) => fileName === file))).toEqual([]);
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
});

test('[SHARE-02] favicon.ico holds PNG pictures of 16, 32 and 48 pixels', async () => {
  const ico = Buffer.from(named('favicon.ico').source);
  const [kind, count] = [ico.readUInt16LE(2), ico.readUInt16LE(4)];
  expect([kind, count]).toEqual([1, 3]);
  const sizes = Array.from({ length: count }, (_, index) => {
    const [length, offset] = [ico.readUInt32LE(6 + 16 * index + 8), ico.readUInt32LE(6 + 16 * index + 12)];
    return sizeOf(ico.subarray(offset, offset + length));
  });
  expect(await Promise.all(sizes)).toEqual(['png 16x16', 'png 32x32', 'png 48x48']);
});

test('[SHARE-02] the mark is in paper and gold on forest, and a phone that cuts a circle cuts nothing off it', async () => {
  const { data, info } = await sharp(Buffer.from(named('icon-maskable-512.png').source))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const forest = Number.parseInt(ground.slice(1), 16);
  const seen = new Set<string>();
  let outside = 0;
  for (let at = 0; at < data.length; at += 3) {
    const colour = data.readUIntBE(at, 3);
    seen.add(`#${colour.toString(16).padStart(6, '0')}`);
    const [x, y] = [(at / 3) % info.width, Math.floor(at / 3 / info.width)];
    if (colour !== forest && Math.hypot(x - 256, y - 256) > 256 * 0.8) outside++;
  }
  expect([...seen]).toEqual(expect.arrayContaining([ground, '#f6eedd', '#ebb02d']));
  expect(outside).toBe(0);
});

test('[SHARE-02] the manifest opens the home page in English, with the colours of the site', () => {
  const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  expect(webManifest).toMatchObject({ name: 'Nzete Foundation', short_name: 'Nzete', start_url: '/', lang: 'en' });
  expect(page).toContain(`<meta name="theme-color" content="${webManifest.theme_color}" />`);
});
