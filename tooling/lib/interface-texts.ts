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

/** The areas of workspaces with one catalogue. The messages of the server are those of its mails. */
const wholes: Partial<Record<string, string>> = { 'packages/ui': 'ui', 'apps/api': 'mails' };

/** The messages of a workspace by area, with what translators should know of them. */
function areasOf(owner: string): InterfaceArea[] {
  const { messages, descriptions } = extract(owner);
  return areas(owner, messages).flatMap((area): InterfaceArea[] => {
    const folder = localesOf(area);
    const own = Object.keys(messages).filter((id) => areaOf(owner, id) === area);
    if (own.length === 0) return [];
    const translations = inEveryLanguage((language) =>
      readJson<Catalogue>(join(root, owner, folder, `${language}.json`), {}),
    );
    const texts = own.map((id) => {
      const inLanguages = inEveryLanguage((language) => translations[language][id]);
      return [id, { description: descriptions[id] ?? '', texts: { ...inLanguages, en: messages[id] ?? '' } }] as const;
    });
    const name = wholes[owner] ?? kebab(area);
    return [{ area: name, pages: owner === 'apps/api' ? [] : pagesOf(folder), messages: Object.fromEntries(texts) }];
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
