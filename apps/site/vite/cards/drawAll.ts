import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureName } from '@nzete/scenes';
import { type Language, languages } from '@nzete/ui/format';
import sharp from 'sharp';
import { cardSvg } from '../../src/app/cards/card.tsx';
import { cardRenderer } from '../../src/app/cards/cardRenderer.tsx';
import { groundSvg, pictureSvg } from './ground.ts';
import { writeWhole } from './headingFont.ts';
import type { Card } from './list.ts';
import { pageCard } from './pageCard.ts';
import { encoding, fromSvg, toPng } from './picture.ts';

/** One card, or one picture as a link preview shows it, as a file of the build. */
export interface DrawnCard {
  /** The folder of the page, or the name of the picture. */
  key: string;
  /** Of a card; a picture has no words. */
  language?: Language;
  /** Relative to the build's folder. Its name is known to the pages (`src/shared/meta/previewImage.ts`). */
  fileName: string;
  png: Buffer;
}

/** What cards are drawn from. */
export interface CardSource {
  cards: readonly Card[];
  /** The pictures that have an address of their own, such as those of a gallery. */
  pictures: readonly PictureName[];
  /** The foundation's name. */
  name: Record<Language, string>;
  /** The heading face as TrueType. */
  fontFile: string;
  /** Where pictures are kept for the next build. */
  cacheFolder: string;
}

/** Draws every card in every language, and every picture. What has not changed comes from the cache. */
export async function drawAll({ cards, pictures, name, fontFile, cacheFolder }: CardSource): Promise<DrawnCard[]> {
  await mkdir(cacheFolder, { recursive: true });
  const { widthOf, render } = cardRenderer(fontFile);
  const font = await readFile(fontFile);
  const kept = new Set<string>();
  const cached = async (svg: string, draw: () => Promise<Buffer>) => {
    const file = `${createHash('sha256').update(font).update(svg).update(encoding).digest('hex').slice(0, 8)}.png`;
    kept.add(file);
    const found = await readFile(join(cacheFolder, file)).catch(() => undefined);
    if (found) return found;
    const png = await draw();
    await writeWhole(join(cacheFolder, file), png);
    return png;
  };
  const drawn: DrawnCard[] = [];
  // The languages of a card at the same time: they are drawn outside of the JavaScript thread.
  for (const { key, scene, title } of cards) {
    const draw = async (language: Language): Promise<DrawnCard> => {
      const { ground, content } = pageCard(scene, name[language], title[language], widthOf);
      const behind = groundSvg(ground);
      const png = await cached(behind + cardSvg(content), async () => {
        const image = await render(content, await fromSvg(behind).png().toBuffer());
        return toPng(sharp(image.asPng()));
      });
      return { key, language, fileName: `social/${key}-${language}.png`, png };
    };
    drawn.push(...(await Promise.all(languages.map(draw))));
  }
  const draw = async (key: PictureName): Promise<DrawnCard> => {
    const svg = pictureSvg(key);
    return { key, fileName: `social/${key}.png`, png: await cached(svg, () => toPng(fromSvg(svg))) };
  };
  drawn.push(...(await Promise.all(pictures.map(draw))));
  const left = (await readdir(cacheFolder)).filter((file) => !kept.has(file));
  await Promise.all(left.map((file) => rm(join(cacheFolder, file), { force: true })));
  return drawn;
}
