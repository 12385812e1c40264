import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureNames } from '@nzete/scenes';
import type { Plugin } from 'vite';
import { drawAll } from './cards/drawAll.ts';
import { serverGrounds } from './cards/ground.ts';
import { writeHeadingFont } from './cards/headingFont.ts';
import { readCards, readName } from './cards/list.ts';
import { groundPng } from './cards/picture.ts';

/**
 * Draws the link previews: `social/<page>-<language>.png` and `social/<picture>.png`. The server
 * draws those of provinces and reports with `.vite/card-<kind>.png` and `.vite/heading.ttf`.
 */
export function socialCards(): Plugin {
  let cacheDir = '';
  let drawing: ReturnType<typeof drawFiles>;
  return {
    name: 'nzete:social-cards',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    configResolved(config) {
      cacheDir = config.cacheDir;
    },
    buildStart() {
      // Runs while the code is bundled.
      drawing = drawFiles(cacheDir);
      drawing.catch(() => {}); // `generateBundle` awaits it, and fails the build
    },
    async generateBundle() {
      for (const file of await drawing) this.emitFile({ type: 'asset', ...file });
    },
  };
}

async function drawFiles(cacheDir: string) {
  const fontFile = await writeHeadingFont(cacheDir);
  const [cards, name] = await Promise.all([readCards(), readName()]);
  const cacheFolder = join(cacheDir, 'social-cards');
  const drawn = await drawAll({ cards, pictures: pictureNames, name, fontFile, cacheFolder });
  const grounds = Object.entries(serverGrounds).map(async ([kind, ground]) => {
    return { fileName: `.vite/card-${kind}.png`, source: await groundPng(ground) };
  });
  return [
    ...drawn,
    ...(await Promise.all(grounds)),
    { fileName: '.vite/heading.ttf', source: await readFile(fontFile) },
  ];
}
