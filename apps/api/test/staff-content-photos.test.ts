import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureSources } from '../../site/src/shared/pictureSources.ts';
import { exportContent } from '../src/content/export.ts';
import { startApp } from './support/app.ts';
import { temporaryFolder } from './support/folders.ts';
import { temporaryPlace } from './support/place.ts';
import { joined, trail } from './support/staff.ts';
import { contentCalls, editorOf } from './support/staff-content.ts';

const green = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7d44' } });

/** A photo that lies on its side, with the place where it was taken. */
const fromAPhone = () =>
  green(700, 400)
    .withExif({ IFD3: { GPSLatitude: '4/1 19/1 0/1', GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const altTexts = { en: 'A green field', fr: 'Un champ vert', ln: 'Elanga ya mobesu', sw: 'Shamba la kijani' };

/** Draws the photo in place of the first picture of a list. */
const showing = (name: string) => (photos: { src: string; alt: Record<string, string> }[]) =>
  Object.assign(photos[0] ?? {}, {
    src: `photo:${name}`,
    alt: altTexts,
  });

describe('a photo', () => {
  test('[NEWS-43] an update of the foundation has a photo, and none that does not exist', async () => {
    const app = await startApp();
    const { photo, save, publish } = await editorOf(app);
    const { name } = (await photo(await fromAPhone())).json();
    const withPicture = (src: string) => (updates: { picture?: object }[]) =>
      Object.assign(updates[0] ?? {}, { picture: { src, alt: altTexts } });
    const unknown = (await save('partnership-updates', withPicture('photo:nothing'))).json();
    expect(unknown.draft.problems).toEqual([expect.objectContaining({ pointer: '/0/picture/src' })]);
    expect((await publish('partnership-updates')).statusCode).toBe(409);
    expect((await save('partnership-updates', withPicture(`photo:${name}`))).json().draft.problems).toEqual([]);
    expect((await publish('partnership-updates')).statusCode).toBe(200);
    const shown = (await app.inject('/api/partnership-updates?lang=fr')).json();
    expect(shown.filter(({ picture }: { picture?: object }) => picture)).toEqual([
      expect.objectContaining({
        picture: { src: expect.stringContaining(`/pictures/${name}.`), alt: 'Un champ vert' },
      }),
    ]);
    expect((await app.inject(shown.find(({ picture }: { picture?: object }) => picture).picture.src)).statusCode).toBe(
      200,
    );
  });

  test('[CONTENT-20] is kept in every size and format of the site, upright, without its metadata, and shown by every server', async () => {
    const place = await temporaryPlace();
    const [one, other] = [await startApp(place), await startApp(place)];
    const { photo, list, save, publish } = await editorOf(one);
    const original = await fromAPhone();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const answer = await photo(original);
    expect(answer.json()).toEqual({
      name: expect.stringMatching(/^ete-au-puits-[0-9a-f]{8}$/),
      src: expect.stringMatching(/^\/pictures\/ete-au-puits-[0-9a-f]{8}\.[0-9a-f]{8}\.400x700\.400\.jpg$/),
      width: 400,
      height: 700,
    });
    const { name } = answer.json();
    expect((await photo(original)).json().name).toBe(name);
    expect(await trail(one)).toContain(`editor added-photo ${name}`);

    // A photo of the gallery has the same values in each list: only one list shows the first of these.
    const saved = (await save('photos/other', showing(name))).json().draft.problems;
    expect(saved).toEqual([]);
    expect((await publish('photos/other')).statusCode).toBe(200);
    const shown = await list('photos/other');
    expect(shown.published.body[0].src).toBe(`photo:${name}`);
    expect(shown.pictures[`photo:${name}`]).toBe(answer.json().src);
    expect(Object.keys(shown.pictures).some((reference) => reference.startsWith('picture:'))).toBe(true);
    const [{ src }] = (await one.inject('/api/photos/other')).json();
    const { formats = [] } = pictureSources(src) ?? {};
    const files = formats.flatMap(({ type, srcSet }) =>
      srcSet.split(',').map((each) => ({ type, url: each.split(' ', 1)[0] ?? '' })),
    );
    expect(files).toHaveLength(6);
    for (const { type, url } of files) {
      const file = await other.inject(url);
      expect([file.statusCode, file.headers['content-type']], url).toEqual([200, type]);
      expect(file.headers['cache-control']).toContain('immutable');
      const { width, height, exif, orientation } = await sharp(file.rawPayload).metadata();
      const wanted = Number(/\.(\d+)\.\w+$/.exec(url)?.[1]);
      expect([width, height, exif, orientation]).toEqual([
        wanted,
        Math.round((wanted * 700) / 400),
        undefined,
        undefined,
      ]);
    }

    const folder = temporaryFolder();
    expect((await exportContent(one.store, folder)).photos).toBe(1);
    expect(readdirSync(join(folder, 'pictures')).toSorted()).toEqual(
      files.map(({ url }) => url.replace('/pictures/', '')).toSorted(),
    );
  });

  test('[CONTENT-52] is cut to the part that was chosen, in pixels of the upright photo', async () => {
    const app = await startApp();
    const { photo } = await editorOf(app);
    // Red, with a blue lower right quarter, and turned by the camera.
    const blue = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0000ff' } })
      .png()
      .toBuffer();
    const upright = sharp({ create: { width: 600, height: 600, channels: 3, background: '#ff0000' } }).composite([
      { input: blue, left: 300, top: 300 },
    ]);
    const turned = await sharp(await upright.png().toBuffer())
      .rotate(90)
      .withMetadata({ orientation: 8 })
      .jpeg()
      .toBuffer();
    const crop = { left: 300, top: 300, width: 280, height: 200 };
    const answer = await photo(turned, { crop });
    expect(answer.json()).toMatchObject({ width: 280, height: 200 });
    const file = await app.inject(answer.json().src);
    const { channels } = await sharp(file.rawPayload).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 32))).toEqual([0, 0, 8]);
    // Another part is another photo.
    const other = await photo(turned, { crop: { ...crop, left: 0 } });
    expect(other.json().name).not.toBe(answer.json().name);
    for (const wrong of [{ ...crop, width: 301 }, { ...crop, left: 600 }, { left: 1 }, { ...crop, height: 0 }]) {
      expect((await photo(turned, { crop: wrong })).statusCode).toBe(422);
    }
  });

  test('[CONTENT-21] that is a drawing, damaged, too large or none is refused and not kept', async () => {
    const app = await startApp();
    const { photo } = await editorOf(app);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const png = await green(8, 8).png().toBuffer();
    // 100,000 x 100,000 pixels, by its header.
    const bomb = Buffer.from(png);
    bomb.writeUInt32BE(100_000, 16);
    bomb.writeUInt32BE(100_000, 20);
    const refused = [
      await photo(svg, { type: 'image/png' }),
      await photo(bomb, { type: 'image/png' }),
      await photo(png.subarray(0, 60), { type: 'image/png' }),
      await photo(Buffer.from('GIF89a'), {}),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422]);
    expect(refused[0]?.json().code).toBe('photo-unreadable');
    expect((await photo(svg, { type: 'image/svg+xml' })).statusCode).toBe(415);
    expect((await photo(Buffer.alloc(10_000_001))).statusCode).toBe(413);
    const reader = contentCalls(app, (await joined(app, 'reader')).headers);
    expect((await reader.photo(await fromAPhone())).statusCode).toBe(403);
    expect(await app.store.db.selectFrom('content_photo').selectAll().execute()).toEqual([]);
    expect((await app.inject('/pictures/none.0123abcd.400x700.320.avif')).statusCode).toBe(404);
  });
});
