import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeBlank } from '../../../vite/cards/blank.ts';
import { readFace } from '../../../vite/cards/face.ts';
import type { ProvinceCardWords } from '../../routes/data/useProvinceCardWords.ts';
import { Coverage, polygonsOf } from './coverage.ts';
import { cardDrawing } from './drawing.ts';
import { encodePng } from './png.ts';
import { provinceLayers } from './provinceCard.ts';
import { reportLayers } from './reportCard.ts';
import { writingWith } from './writing.ts';

const words: ProvinceCardWords = {
  name: 'Fondation Nzete',
  title: 'Kasaï-Oriental',
  capital: 'Mbuji-Mayi',
  temperature: '28\u00a0°C',
  values: [
    { label: 'Humidité', value: '78\u202f%' },
    { label: 'Vent', value: '12\u00a0km/h' },
    { label: 'Qualité de l’air', value: '142' },
  ],
  moment: '31 mai 2026, 14:20, heure de Kinshasa',
  source: 'Open-Meteo, calculé pour chaque chef-lieu',
};

const blank = await makeBlank('province');
const draw = await cardDrawing(blank, provinceLayers);

/** Coverage of a small field, in hundredths, row by row. */
function field(path: string, size = 4): number[][] {
  const coverage = new Coverage(size, size);
  coverage.add(polygonsOf(path), 1, 0, size);
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  coverage.take((pixel, part) => {
    const row = rows[Math.floor(pixel / size)];
    if (row) row[pixel % size] = Math.round(part * 100);
  });
  return rows;
}

test('a shape covers its pixels whole, and those at its edges in part', () => {
  expect(field('M1 1L3 1L3 3L1 3Z')).toEqual([
    [0, 0, 0, 0],
    [0, 100, 100, 0],
    [0, 100, 100, 0],
    [0, 0, 0, 0],
  ]);
  expect(field('M0.5 0L2.25 0L2.25 3.5L0.5 3.5Z')[0]).toEqual([25, 50, 13, 0]);
  // A triangle with one slanted side over several pixels of a row.
  expect(field('M0 0L4 0L0 1Z')[3]).toEqual([88, 63, 38, 13]);
  expect(field('M4 0L0 0L0 4Z')).toEqual([
    [50, 0, 0, 0],
    [100, 50, 0, 0],
    [100, 100, 50, 0],
    [100, 100, 100, 50],
  ]);
});

test('what two outlines cover is covered once, and a hole is not covered', () => {
  expect(field('M0 0L2 0L2 4L0 4ZM1 0L3 0L3 4L1 4Z')[0]).toEqual([100, 100, 100, 0]);
  expect(field('M0 0L4 0L4 4L0 4ZM1 1L1 3L3 3L3 1Z')[1]).toEqual([100, 0, 0, 100]);
});

test('a curve covers what is inside of it', () => {
  const inside = field('M0 0Q0 40 40 40L40 0Z', 40).flat();
  // A sixth of the square is outside of the parabola; straight pieces leave out a little of it.
  const part = inside.reduce((sum, each) => sum + each, 0) / 1600;
  expect(part).toBeGreaterThan(82.5);
  expect(part).toBeLessThan(83.4);
});

test('a picture in a palette is read back as it was', async () => {
  const palette = Uint8Array.from([0, 0, 0, 255, 0, 0, 0, 0, 255]);
  const png = await encodePng({ width: 3, height: 2, palette, pixels: Uint8Array.from([0, 1, 2, 2, 1, 0]) });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([3, 2]);
  expect([...data]).toEqual([0, 1, 2, 2, 1, 0].flatMap((place) => [...palette.subarray(place * 3, place * 3 + 3)]));
});

test('[SHARE-01] a line is as wide as the heading face itself sets it', async () => {
  const face = await readFace();
  const writing = writingWith(blank.face);
  for (const line of ['Tanganyika', 'Équateur', 'Bas-Uélé', '28\u00a0°C', 'Qualité de l’air 142']) {
    expect(writing.widthOf(line, 80)).toBeCloseTo(face.widthOf(line, 80), 3);
  }
});

test('[SHARE-01, PORTAL-03] the card of a province is a PNG of 1200 x 630 and at most 100 kB, with its words on the hillside', async () => {
  const png = await draw(words);
  expect(png.length).toBeLessThanOrEqual(100_000);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const empty = await sharp(await draw({ ...words, title: 'x', temperature: '–' }))
    .removeAlpha()
    .raw()
    .toBuffer();
  const changed = Array.from({ length: 1200 * 630 }, (_, pixel) => pixel).filter(
    (pixel) => data.readUIntBE(pixel * 3, 3) !== empty.readUIntBE(pixel * 3, 3),
  );
  const [across, down] = [changed.map((pixel) => pixel % 1200), changed.map((pixel) => Math.floor(pixel / 1200))];
  expect(across.every((x) => x >= 60 && x <= 640)).toBe(true);
  expect(down.every((y) => y >= 150 && y <= 460)).toBe(true);
  expect(changed.length).toBeGreaterThan(10_000);
});

test('[SHARE-01] a letter that the card does not have is refused, not left out', async () => {
  await expect(draw({ ...words, title: 'Kasaï 队' })).rejects.toThrow('it has no “队”');
});

test('[REP-01, SHARE-01] the card of a report keeps a long title on the hillside, in at most three lines', async () => {
  const drawReport = await cardDrawing(await makeBlank('report'), reportLayers);
  const title = 'Sanza ya zomi na mibale 2025: mobu na mitango';
  const report = {
    name: 'Fondation Nzete',
    title,
    day: '31 sanza ya zomi na mibale 2025',
    page: 'Barapport ya sanza na sanza',
  };
  const png = await drawReport(report);
  expect(png.length).toBeLessThanOrEqual(100_000);
  const pixelsOf = (card: Buffer) => sharp(card).removeAlpha().raw().toBuffer();
  const [full, empty] = await Promise.all([png, await drawReport({ ...report, title: 'x' })].map(pixelsOf));
  const changed = Array.from({ length: 1200 * 630 }, (_, pixel) => pixel).filter(
    (pixel) => full?.readUIntBE(pixel * 3, 3) !== empty?.readUIntBE(pixel * 3, 3),
  );
  expect(changed.every((pixel) => pixel % 1200 >= 60 && pixel % 1200 <= 640)).toBe(true);
  expect(changed.every((pixel) => Math.floor(pixel / 1200) >= 165 && Math.floor(pixel / 1200) <= 460)).toBe(true);
  expect(changed.length).toBeGreaterThan(5_000);
});
