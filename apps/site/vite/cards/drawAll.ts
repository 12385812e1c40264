import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { PictureName } from '@nzete/scenes';
import { type Language, languages } from '@nzete/ui/format';
import { drawCard, drawPicture } from './drawing.ts';
import { readFace } from './face.ts';
import type { Card } from './list.ts';
import { encoding, toPng } from './picture.ts';

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
  /** Where pictures are kept for the next build. */
  cacheFolder: string;
}

interface Job {
  key: string;
  language?: Language;
  svg: string;
}

/** Draws every card in every language, and every picture. What has not changed comes from the cache. */
export async function drawAll({ cards, pictures, name, cacheFolder }: CardSource): Promise<DrawnCard[]> {
  const face = await readFace();
  await mkdir(cacheFolder, { recursive: true });
  const kept = new Set<string>();
  const jobs: Job[] = [
    ...cards.flatMap(({ key, scene, title }) =>
      languages.map((language) => {
        return { key, language, svg: drawCard({ scene, title: title[language], name: name[language] }, face) };
      }),
    ),
    ...pictures.map((key) => ({ key, svg: drawPicture(key) })),
  ];
  const drawn = await inParallel(jobs, async ({ svg, ...job }) => {
    const cached = `${hashOf(svg + encoding)}.png`;
    kept.add(cached);
    const png = await cachedPng(join(cacheFolder, cached), svg);
    const name = job.language ? `${job.key}-${job.language}` : job.key;
    return { ...job, fileName: `social/${name}.png`, png };
  });
  const left = (await readdir(cacheFolder)).filter((file) => !kept.has(file));
  await Promise.all(left.map((file) => rm(join(cacheFolder, file), { force: true })));
  return drawn;
}

async function cachedPng(file: string, svg: string): Promise<Buffer> {
  const found = await readFile(file).catch(() => undefined);
  if (found) return found;
  const png = await toPng(svg);
  // Renamed when whole, so that a build which was stopped leaves no half of a picture.
  await writeFile(`${file}.new`, png);
  await rename(`${file}.new`, file);
  return png;
}

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 8);

/** As many at once as there are processors: the pictures are drawn outside of the JavaScript thread. */
async function inParallel<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at] as Item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}
