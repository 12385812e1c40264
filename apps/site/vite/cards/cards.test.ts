import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPictureName } from '@nzete/scenes';
import { languages } from '@nzete/ui/format';
import sharp from 'sharp';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { CARD, cardSvg } from '../../src/app/cards/card.tsx';
import { cardRenderer } from '../../src/app/cards/cardRenderer.tsx';
import { allPaths, pageOf } from '../../src/shared/routes.ts';
import { drawAll } from './drawAll.ts';
import { groundSvg } from './ground.ts';
import { writeHeadingFont } from './headingFont.ts';
import { type Card, readCards, readName } from './list.ts';
import { pageCard } from './pageCard.ts';
import { fromSvg, MAX_BYTES, toPng } from './picture.ts';

const title = { en: 'Our team', fr: 'Notre équipe', ln: 'Ekipe na biso', sw: 'Timu yetu' };
const name = { en: 'Nzete Foundation', fr: 'Fondation Nzete', ln: 'Fondation Nzete', sw: 'Taasisi ya Nzete' };
const gold = [0xeb, 0xb0, 0x2d];
const fontFolder = mkdtempSync(join(tmpdir(), 'nzete-font-'));
afterAll(() => rmSync(fontFolder, { recursive: true, force: true }));
const fontFile = await writeHeadingFont(fontFolder);
const { widthOf } = cardRenderer(fontFile);
const team: Card = { key: 'team', scene: 'palaver-tree', title };

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nzete-cards-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('[SHARE-01] every page has a scene, and a title that the heading face can write in every language', async () => {
  const [cards, names] = await Promise.all([readCards(), readName()]);
  const pages = new Set(allPaths.map(pageOf));
  expect(cards.map(({ key }) => key)).toEqual([...pages].toSorted());
  for (const card of cards) {
    expect(isPictureName(card.scene)).toBe(true);
    for (const language of languages) {
      const { ground, content } = pageCard(card.scene, names[language], card.title[language], widthOf);
      expect(groundSvg(ground) + cardSvg(content)).not.toMatch(/NaN|undefined|var\(/);
    }
  }
});

test('[SHARE-01] cards are PNG pictures of 1200 x 630 and at most 100 kB, one for each language', async () => {
  const drawn = await drawAll({ cards: [team], pictures: [], name, fontFile, cacheFolder: temporaryFolder() });
  for (const { source: png } of drawn) {
    const { format, width, height } = await sharp(png).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', ...CARD });
    expect(png.length).toBeLessThanOrEqual(MAX_BYTES);
  }
  expect(drawn.map(({ fileName }) => fileName)).toEqual(languages.map((language) => `social/team-${language}.png`));
});

test('[SHARE-01] every drawn picture is one PNG of that size too, without words', async () => {
  const drawn = await drawAll({ cards: [], pictures: ['maize-rows'], name, fontFile, cacheFolder: temporaryFolder() });
  const { format, width, height } = await sharp(drawn[0]?.source).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', ...CARD });
  expect(drawn.map(({ fileName }) => fileName)).toEqual(['social/maize-rows.png']);
});

test('[SHARE-01] the card has paper-coloured words and the mark’s gold seed on a dark ground, and the scene beside them', async () => {
  const drawn = await drawAll({ cards: [team], pictures: [], name, fontFile, cacheFolder: temporaryFolder() });
  const { data, info } = await sharp(drawn.find(({ fileName }) => fileName === 'social/team-fr.png')?.source)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  const brightness = (x: number, y: number) => at(x, y).reduce((sum, channel) => sum + channel, 0) / 3;
  const words = Array.from({ length: 400 }, (_, x) => brightness(64 + x, 540));
  expect(Math.max(...words)).toBeGreaterThan(220);
  expect(Math.min(...words)).toBeLessThan(40);
  const isGold = (x: number, y: number) =>
    at(x, y).every((value, channel) => Math.abs(value - (gold[channel] ?? 0)) < 12);
  const column = Array.from({ length: info.height }, (_, y) => y);
  expect(column.some((y) => isGold(87, y))).toBe(true);
  expect(brightness(20, 600)).toBeLessThan(40);
  expect(brightness(20, 10)).toBeGreaterThan(150);
});

test('[SHARE-01] a card that has not changed comes from the cache, and what no card uses leaves it', async () => {
  const cacheFolder = temporaryFolder();
  const distinct = new Set(Object.values(title)).size;
  await drawAll({ cards: [team], pictures: [], name, fontFile, cacheFolder });
  const kept = readdirSync(cacheFolder);
  expect(kept).toHaveLength(distinct);
  for (const file of kept) writeFileSync(join(cacheFolder, file), 'from the cache');
  const again = await drawAll({ cards: [team], pictures: [], name, fontFile, cacheFolder });
  expect(again.map(({ source }) => source.toString())).toEqual(languages.map(() => 'from the cache'));
  const renamed = { ...team, title: { ...title, fr: 'L’équipe' } };
  const changed = await drawAll({ cards: [renamed], pictures: [], name, fontFile, cacheFolder });
  expect(changed.map(({ source }) => source.toString() === 'from the cache')).toEqual(
    languages.map((language) => language !== 'fr'),
  );
  expect(readdirSync(cacheFolder)).toHaveLength(distinct);
});

test('[SHARE-01] languages with the same words share one drawing', async () => {
  const cacheFolder = temporaryFolder();
  const inEvery = (text: string) => ({ en: text, fr: text, ln: text, sw: text });
  const sameWords = { key: 'team', scene: team.scene, title: inEvery('Team') };
  const drawn = await drawAll({ cards: [sameWords], pictures: [], name: inEvery('Nzete'), fontFile, cacheFolder });
  expect(drawn.map(({ fileName }) => fileName)).toEqual(languages.map((language) => `social/team-${language}.png`));
  for (const { source } of drawn) expect(source).toBe(drawn[0]?.source);
});

test('[SHARE-01] a letter that the heading face does not have is refused, not drawn as an empty box', () => {
  expect(() => pageCard('canopy-dawn', name.fr, 'Equipe 队', widthOf)).toThrow('no glyph for “队”');
});

test('[SHARE-01] a card that would be too large gets fewer colours, and is refused when that is not enough', async () => {
  const stops = '<stop stop-color="#f00"/><stop offset=".5" stop-color="#0f0"/><stop offset="1" stop-color="#00f"/>';
  const gradient = `<radialGradient id="g" cx=".2" cy=".3" r=".9">${stops}</radialGradient>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="210">${gradient}<rect width="400" height="210" fill="url(#g)"/></svg>`;
  const full = await toPng(fromSvg(svg));
  const smaller = await toPng(fromSvg(svg), full.length - 1);
  expect(smaller.length).toBeLessThan(full.length);
  await expect(toPng(fromSvg(svg), 500)).rejects.toThrow('larger than 500 bytes');
});
