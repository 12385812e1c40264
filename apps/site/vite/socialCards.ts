import { join } from 'node:path';
import { pictureNames } from '@nzete/scenes';
import type { Plugin } from 'vite';
import { blankNames, makeBlank } from './cards/blank.ts';
import { type DrawnCard, drawAll } from './cards/drawAll.ts';
import { readCards, readName } from './cards/list.ts';

/**
 * Writes the pictures that a link preview shows: one for each page and language as `social/<page>-<language>.png`, and
 * one for each drawn picture as `social/<picture>.png`. `.vite/blank-<name>.json` is what the server writes the cards of
 * provinces and reports on (`src/app/cards`).
 */
export function socialCards(): Plugin {
  let cacheFolder = '';
  let drawing: Promise<[DrawnCard[], Blanks]>;
  return {
    name: 'nzete:social-cards',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    configResolved(config) {
      cacheFolder = join(config.cacheDir, 'social-cards');
    },
    buildStart() {
      // The cards are drawn while the code is bundled.
      drawing = Promise.all([draw(cacheFolder), Promise.all(blankNames.map(makeBlank))]);
      drawing.catch(() => {}); // `generateBundle` awaits it, and fails the build
    },
    async generateBundle() {
      const [drawn, blanks] = await drawing;
      for (const { fileName, png } of drawn) this.emitFile({ type: 'asset', fileName, source: png });
      blankNames.forEach((name, at) => {
        this.emitFile({ type: 'asset', fileName: `.vite/blank-${name}.json`, source: JSON.stringify(blanks[at]) });
      });
    },
  };
}

type Blanks = Awaited<ReturnType<typeof makeBlank>>[];

async function draw(cacheFolder: string): Promise<DrawnCard[]> {
  const [cards, name] = await Promise.all([readCards(), readName()]);
  return drawAll({ cards, pictures: pictureNames, name, cacheFolder });
}
