import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isPictureName, type PictureName } from '@nzete/scenes';
import { type Language, languages } from '@nzete/ui/format';
import scenes from './scenes.json' with { type: 'json' };

/** The cards of one page. */
export interface Card {
  /** The folder of the page, and the name of the files. */
  key: string;
  /** A picture of `packages/scenes`. */
  scene: PictureName;
  title: Record<Language, string>;
}

/** The scene of each page. Its left edge should be plain, because the card stretches it. */
const sceneOf: Record<string, string> = scenes;

const routesFolder = new URL('../../src/routes/', import.meta.url);

/** Pages that are for one visitor, and the search: they are shared with no one. */
const unshared = ['sent/**', 'identity-documents/**', 'outbox/**', 'account/**', 'search/**'];

/**
 * The cards of all pages, with their titles from the catalogues; the home page has its subtitle.
 */
export async function readCards(): Promise<Card[]> {
  const files = globSync('*/locales/en.json', { cwd: routesFolder, exclude: unshared });
  const pages = files.map((file) => file.split(/[\\/]/, 1)[0] ?? '').toSorted();
  return Promise.all(
    pages.map(async (key) => {
      const area = key.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const id = key === 'home' ? 'site.home.hero.subtitle' : `site.${area}.title`;
      const title = await readText(new URL(`${key}/locales/`, routesFolder), id);
      const scene = sceneOf[key] ?? 'canopy-dawn';
      if (!isPictureName(scene)) throw new Error(`scenes.json: packages/scenes draws no ${scene}`);
      return { key, scene, title };
    }),
  );
}

/** The foundation's name in every language. */
export const readName = () => readText(new URL('../../src/locales/', import.meta.url), 'site.common.name');

/** A text from the catalogues of a folder, in every language. */
async function readText(folder: URL, id: string): Promise<Record<Language, string>> {
  const texts = languages.map(async (language) => {
    const text = JSON.parse(await readFile(new URL(`${language}.json`, folder), 'utf8'))[id];
    if (!text) throw new Error(`${folder.pathname}${language}.json has no message ${id}, which a social card shows.`);
    return [language, text];
  });
  return Object.fromEntries(await Promise.all(texts));
}
