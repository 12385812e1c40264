import { join } from 'node:path';
import { inEveryLanguage } from '@nzete/languages';
import type { InterfaceArea, InterfaceTexts } from '../../apps/site/src/app/renderer.ts';
import { allPaths, pageOf, unlistedPaths } from '../../apps/site/src/shared/routes.ts';
import { areaOf, areas, type Catalogue, extract, localesOf, owners } from './catalogues.ts';
import { readJson, root } from './files.ts';
import { readGlossary, termPattern } from './glossary.ts';

/** The first screen stands for all pages, and the overview for all of the staff area. */
function pagesOf(folder: string): string[] {
  const [, page] = /^src\/routes\/([^/]+)\//.exec(folder) ?? [];
  if (page) return [...allPaths, ...unlistedPaths].filter((path) => pageOf(path) === page);
  return [folder.startsWith('src/staff') ? '/staff' : '/'];
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** Where a text of the server is, by the third part of its id (`api.gifts.pdf.title`); all others are in mails. */
const placesOfServer: Partial<Record<string, string>> = {
  page: 'documents',
  pdf: 'documents',
  feed: 'documents',
  calendar: 'documents',
  alert: 'documents',
  name: 'documents',
  problem: 'errors',
};

/** What staff find together. */
function placeOf(owner: string, id: string): string {
  if (owner === 'packages/ui') return 'ui';
  if (owner === 'apps/api') return placesOfServer[id.split('.')[2] ?? ''] ?? 'mails';
  return kebab(areaOf(owner, id));
}

/** The messages of a workspace by area, with what translators should know of them. */
function areasOf(owner: string): InterfaceArea[] {
  const { messages, descriptions } = extract(owner);
  const found = areas(owner, messages).flatMap((area) => {
    const folder = localesOf(area);
    const own = Object.keys(messages).filter((id) => areaOf(owner, id) === area);
    const translations = inEveryLanguage((language) =>
      readJson<Catalogue>(join(root, owner, folder, `${language}.json`), {}),
    );
    const pages = owner === 'apps/api' ? [] : pagesOf(folder);
    return own.map((id) => {
      const inLanguages = inEveryLanguage((language) => translations[language][id]);
      const message = { description: descriptions[id] ?? '', texts: { ...inLanguages, en: messages[id] ?? '' } };
      return { id, place: placeOf(owner, id), pages, message };
    });
  });
  return [...new Set(found.map(({ place }) => place))].map((area) => {
    const texts = found.filter(({ place }) => place === area);
    const messages = Object.fromEntries(texts.map(({ id, message }) => [id, message]));
    return { area, pages: texts[0]?.pages ?? [], messages };
  });
}

/** The messages of the design system, the site and the server, and the terms of the glossary. */
export const readInterfaceTexts = (): InterfaceTexts => ({
  areas: Object.keys(owners).flatMap(areasOf),
  terms: readGlossary().terms.map(({ en, forms }) => ({
    english: en,
    pattern: termPattern(en).source,
    translations: Object.fromEntries(forms.map(({ language, words }) => [language, words.join(' / ')])),
  })),
});
