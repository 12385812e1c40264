import { join } from 'node:path';
import { pictureNames } from '@nzete/scenes';
import type { Plugin } from 'vite';
import { type Blank, makeBlank } from './cards/blank.ts';
import { type DrawnCard, drawAll, manifestOf } from './cards/drawAll.ts';
import { readCards, readName } from './cards/list.ts';

/**
 * Writes the pictures that a link preview shows, one for each page and language as `social/<page>-<language>.<hash>.png` and one for each drawn
 * picture as `social/<picture>.<hash>.png`, and the list of their addresses as `.vite/social.json`, for what renders the pages. `.vite/blank-card.json` is what
 * the server draws the cards of the provinces on (`src/app/cards`).
 */
export function socialCards(): Plugin {
  let cacheFolder = '';
  let drawing: Promise<[DrawnCard[], Blank]>;
  return {
    name: 'nzete:social-cards',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    configResolved(config) {
      cacheFolder = join(config.cacheDir, 'social-cards');
    },
    buildStart() {
      // The cards are drawn while the code is bundled.
      drawing = Promise.all([draw(cacheFolder), makeBlank()]);
      drawing.catch(() => {}); // `generateBundle` awaits it, and fails the build
    },
    async generateBundle() {
      const [drawn, blank] = await drawing;
      for (const { fileName, png } of drawn) this.emitFile({ type: 'asset', fileName, source: png });
      this.emitFile({ type: 'asset', fileName: '.vite/social.json', source: JSON.stringify(manifestOf(drawn)) });
      this.emitFile({ type: 'asset', fileName: '.vite/blank-card.json', source: JSON.stringify(blank) });
    },
  };
}

async function draw(cacheFolder: string): Promise<DrawnCard[]> {
  const [cards, name] = await Promise.all([readCards(), readName()]);
  return drawAll({ cards, pictures: pictureNames, name, cacheFolder });
}
