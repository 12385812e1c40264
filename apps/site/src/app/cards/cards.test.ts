import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { serverGrounds } from '../../../vite/cards/ground.ts';
import { writeHeadingFont } from '../../../vite/cards/headingFont.ts';
import { groundPng } from '../../../vite/cards/picture.ts';
import type { ProvinceCardWords } from '../../routes/data/useProvinceCardTexts.ts';
import type { ReportCardWords } from '../../routes/reports/useReportCardTexts.ts';
import { cardSvg, type Line } from './card.tsx';
import { cardRenderer } from './cardRenderer.tsx';
import { BRAND_TOP, provinceLines, reportLines } from './layouts.ts';

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

const fontFolder = mkdtempSync(join(tmpdir(), 'nzete-font-'));
afterAll(() => rmSync(fontFolder, { recursive: true, force: true }));
const fontFile = await writeHeadingFont(fontFolder);
const { widthOf, render } = cardRenderer(fontFile);

async function drawOn(kind: keyof typeof serverGrounds, name: string, lines: Line[]): Promise<Buffer> {
  const ground = await groundPng(serverGrounds[kind]);
  return (await render({ brandTop: BRAND_TOP, name, lines }, ground)).asPng();
}
const draw = (shown: ProvinceCardWords) => drawOn('province', shown.name, provinceLines(shown, widthOf));

test('[SHARE-01] a line is as wide as the heading face itself sets it', () => {
  const inkWidth = (text: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text font-family="Ojuju" font-size="80">${text}</text></svg>`;
    return new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: [fontFile] } }).getBBox()?.width ?? 0;
  };
  for (const line of ['Tanganyika', 'Équateur', 'Bas-Uélé', '28\u00a0°C', 'Qualité de l’air 142']) {
    expect(widthOf(line, 80)).toBeCloseTo(inkWidth(`|${line.replace(/\s/, ' ')}|`) - inkWidth('||'), 0);
  }
});

test('[SHARE-01] words are escaped', async () => {
  const svg = cardSvg({ brandTop: 0, name: 'A & B', lines: [{ text: '<script>"', size: 20, x: 0, y: 0 }] });
  expect(svg).toContain('>A &amp; B</text>');
  expect(svg).toContain('>&lt;script&gt;&quot;</text>');
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

test('[SHARE-01] a letter that the card does not have is refused, not left out', () => {
  expect(() => draw({ ...words, title: 'Kasaï 队' })).toThrow('no glyph for “队”');
});

test('[REP-01, SHARE-01] the card of a report keeps a long title on the hillside, in at most three lines', async () => {
  const drawReport = (shown: ReportCardWords) => drawOn('report', shown.name, reportLines(shown, widthOf));
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
