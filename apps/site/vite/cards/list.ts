import { readFile } from 'node:fs/promises';
import { type Language, languages } from '@nzete/ui/format';
import type { PictureName } from '../../../../tooling/scenes/index.ts';
import type { PageKey } from '../../src/config/paths.ts';

/** The cards of one page. */
export interface Card {
  /** Names the files and the entry of the manifest. */
  key: string;
  /** Name of a picture in `tooling/scenes`. */
  scene: PictureName;
  title: Record<Language, string>;
}

/** The scene of every page. Nothing large may stand at the left edge of one: the card stretches that edge. */
const scenes: Record<PageKey, PictureName> = {
  home: 'canopy-dawn',
  volunteers: 'planting-day',
  data: 'weather-station',
  dataPortal: 'weather-clearing',
  impact: 'planting-bank',
  partners: 'savings-group',
  partnerCollaboration: 'savings-group',
  partnerships: 'river-bend',
  about: 'village-solar',
  team: 'palaver-tree',
  gallery: 'feast-dusk',
  donate: 'borehole-rings',
  ourStory: 'borehole-noon',
  reports: 'classroom-chart',
  climateMitigation: 'shade-nursery',
  communityEmpowerment: 'nursery-training',
  communityGallery: 'feast-dawn',
  digitalLiteracy: 'classroom',
  responsibleMinerals: 'mineral-strata',
  communityUnderstanding: 'two-speakers',
  communityVoice: 'woman-speaks',
  ethicalSourcing: 'copper-ore',
  wildlife: 'okapi-understory',
  biodiversity: 'wetland-lilies',
  privacyPolicy: 'night-sky',
  termsOfService: 'river-dusk',
  cookiePolicy: 'canopy-night',
  help: 'classroom-sprout',
  sendFeedback: 'evening-meeting',
};

/** The cards to draw: each page's scene, and its title from the catalogues. The home page shows what the foundation does. */
export async function readCards(): Promise<Card[]> {
  const [home, pages] = await Promise.all([readTexts('home'), readTexts('pages')]);
  const entries = Object.entries(scenes) as [PageKey, PictureName][];
  return entries.map(([key, scene]) => ({
    key,
    scene,
    title: key === 'home' ? home('site.home.hero.subtitle') : pages(`site.pages.${key}.title`),
  }));
}

/** The foundation's name in every language. */
export async function readName(): Promise<Record<Language, string>> {
  const common = await readTexts('common');
  return common('site.common.name');
}

/** One area of the texts: gives a text in every language by its id. */
async function readTexts(area: string): Promise<(id: string) => Record<Language, string>> {
  const folder = new URL(`../../src/locales/${area}/`, import.meta.url);
  const catalogues = await Promise.all(
    languages.map(async (language): Promise<[Language, Record<string, string>]> => {
      return [language, JSON.parse(await readFile(new URL(`${language}.json`, folder), 'utf8'))];
    }),
  );
  return (id) => {
    const texts = catalogues.map(([language, texts]) => {
      const text = texts[id];
      if (!text) throw new Error(`The catalogue ${area}/${language}.json has no ${id}, which a social card shows.`);
      return [language, text];
    });
    return Object.fromEntries(texts);
  };
}
