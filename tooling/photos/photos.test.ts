import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inEveryLanguage } from '@nzete/languages';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { pictureSources } from '../../apps/site/src/shared/pictureSources.ts';
import { root } from '../lib/setup.mjs';
import { makePhotos, nameOf } from './photos.ts';

/** Folders for originals and content, deleted after the test. */
function folders() {
  const folder = mkdtempSync(join(tmpdir(), 'nzete-photos-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [originals, content] = [join(folder, 'originals'), join(folder, 'content')];
  mkdirSync(originals);
  cpSync(join(root, 'apps/api/content/photos'), join(content, 'photos'), { recursive: true });
  return { originals, content, pictures: join(content, 'pictures') };
}

/** A sideways photo as phones store it, with a location: red is on the left and belongs on top. */
const fromAPhone = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#00f' } })
    .composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: '#f00' } },
        left: 0,
        top: 0,
      },
    ])
    .withExif({ IFD3: { GPSLatitude: '4/1 19/1 0/1', GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test('[GAL-01, CGAL-01] a photo gets its files, upright and without the place, and an entry for the content', async () => {
  const { originals, content, pictures } = folders();
  const original = await fromAPhone(1200, 800);
  expect((await sharp(original).metadata()).exif?.length).toBeGreaterThan(0);
  writeFileSync(join(originals, 'Évening at the Pump.JPG'), original);
  const said = await makePhotos(originals, content);
  expect(said.join('\n')).toContain('photo:evening-at-the-pump  from Évening at the Pump.JPG\n  800 x 1200 px upright');

  const files = readdirSync(pictures);
  const src = files.find((file) => file.endsWith('.800x1200.800.jpg'));
  const sources = pictureSources(`/pictures/${src}`);
  const named = sources?.formats.flatMap(({ srcSet }) => srcSet.split(',').map((each) => each.split(' ', 1)[0])) ?? [];
  expect(named.toSorted()).toEqual(files.map((file) => `/pictures/${file}`).toSorted());
  expect(sources?.formats.map(({ type }) => type)).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
  for (const file of files) {
    const { width, height, exif, orientation } = await sharp(join(pictures, file)).metadata();
    expect([width, height, exif, orientation], file).toEqual([
      Number(/\.(\d+)\.\w+$/.exec(file)?.[1]),
      Math.round((width * 1200) / 800),
      undefined,
      undefined,
    ]);
  }
  const top = await sharp(join(pictures, String(src)))
    .extract({ left: 400, top: 100, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(top[0]).toBeGreaterThan(200);

  const entriesFile = join(originals, 'entries.json');
  const [entry] = JSON.parse(readFileSync(entriesFile, 'utf8'));
  const ids: number[] = readdirSync(join(content, 'photos')).flatMap((file) =>
    JSON.parse(readFileSync(join(content, 'photos', file), 'utf8')).map(({ id }: { id: number }) => id),
  );
  expect(entry).toMatchObject({ src: 'photo:evening-at-the-pump', alt: inEveryLanguage(() => '') });
  expect(entry.id).toBe(Math.max(...ids) + 1);

  // Texts stay, and a new picture with the same name replaces the first.
  entry.title.en = 'Evening';
  writeFileSync(entriesFile, JSON.stringify([entry]));
  writeFileSync(join(originals, 'Évening at the Pump.JPG'), await fromAPhone(900, 600));
  await makePhotos(originals, content);
  expect(JSON.parse(readFileSync(entriesFile, 'utf8'))).toEqual([entry]);
  expect(readdirSync(pictures).filter((file) => !file.includes('.600x900.'))).toEqual([]);

  writeFileSync(join(content, 'photos/borehole.json'), JSON.stringify([entry]));
  expect((await makePhotos(originals, content)).at(-1)).toMatch(/^The content names all of them/);
});

test.each([
  ['nothing is there', {}, /^There is no photo in /],
  ['it is from an iPhone', { 'IMG_1.HEIC': 'x' }, /^IMG_1\.HEIC: save it as JPEG first/],
  ['it is no picture', { 'pump.jpg': 'words' }, /^pump\.jpg cannot be read as a picture/],
  ['two would have one name', { 'pump.jpg': 'x', 'Pump.png': 'x' }, /would both be "pump"/],
])('says what to do when %s, and writes nothing', async (_when, files, message) => {
  const { originals, content, pictures } = folders();
  for (const [file, text] of Object.entries(files)) writeFileSync(join(originals, file), text);
  await expect(makePhotos(originals, content)).rejects.toThrow(message);
  expect(existsSync(pictures) ? readdirSync(pictures) : []).toEqual([]);
});

test('a name is made of what every address may hold', () => {
  expect(nameOf('Été à Nsélé (1).JPG')).toBe('ete-a-nsele-1');
});
