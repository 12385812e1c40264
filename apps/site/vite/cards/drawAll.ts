import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureName } from '@nzete/scenes';
import { type Language, languages } from '@nzete/ui/format';
import sharp from 'sharp';
import { cardSvg } from '../../src/app/cards/card.tsx';
import { cardRenderer } from '../../src/app/cards/cardRenderer.tsx';
import { groundSvg, pictureSvg } from './ground.ts';
import { writeAtomically } from './headingFont.ts';
import type { Card } from './list.ts';
import { pageCard } from './pageCard.ts';
import { encoding, fromSvg, toPng } from './picture.ts';

interface CardSource {
  cards: readonly Card[];
  /** Pictures with their own preview, such as those of a gallery. */
  pictures: readonly PictureName[];
  /** The foundation's name. */
  name: Record<Language, string>;
  /** The heading font as TrueType. */
  fontFile: string;
  /** The cache of earlier builds. */
  cacheFolder: string;
}

/**
 * Draws the cards in every language, and the pictures, with a cache. Returns the files of the
 * build.
 */
export async function drawAll({ cards, pictures, name, fontFile, cacheFolder }: CardSource) {
  await mkdir(cacheFolder, { recursive: true });
  const { widthOf, render } = cardRenderer(fontFile);
  const font = await readFile(fontFile);
  // By file name: languages that share a title share one drawing.
  const drawings = new Map<string, Promise<Buffer>>();
  const readOrDraw = async (file: string, draw: () => Promise<Buffer>) => {
    const found = await readFile(join(cacheFolder, file)).catch(() => undefined);
    if (found) return found;
    const png = await draw();
    await writeAtomically(join(cacheFolder, file), png);
    return png;
  };
  const cached = (svg: string, draw: () => Promise<Buffer>) => {
    const file = `${createHash('sha256').update(font).update(svg).update(encoding).digest('hex').slice(0, 8)}.png`;
    const drawing = drawings.get(file) ?? readOrDraw(file, draw);
    drawings.set(file, drawing);
    return drawing;
  };
  const drawCard = async ({ key, scene, title }: Card, language: Language) => {
    const { ground, content } = pageCard(scene, name[language], title[language], widthOf);
    const background = groundSvg(ground);
    const source = await cached(background + cardSvg(content), async () => {
      const image = await render(content, await fromSvg(background).png().toBuffer());
      return toPng(sharp(image.asPng()));
    });
    return { fileName: `social/${key}-${language}.png`, source };
  };
  const drawPicture = async (picture: PictureName) => {
    const svg = pictureSvg(picture);
    return { fileName: `social/${picture}.png`, source: await cached(svg, () => toPng(fromSvg(svg))) };
  };
  const files: { fileName: string; source: Buffer }[] = [];
  // One card at a time, to limit memory; its languages are drawn off the JavaScript thread.
  for (const card of cards) files.push(...(await Promise.all(languages.map((language) => drawCard(card, language)))));
  files.push(...(await Promise.all(pictures.map(drawPicture))));
  const unused = (await readdir(cacheFolder)).filter((file) => !drawings.has(file));
  await Promise.all(unused.map((file) => rm(join(cacheFolder, file), { force: true })));
  return files;
}
