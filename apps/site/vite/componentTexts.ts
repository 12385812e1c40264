import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { commonPages } from '../src/app/commonPages.ts';

type Catalogue = Record<string, string>;

const source = join(import.meta.dirname, '../src');
const designSystem = dirname(createRequire(import.meta.url).resolve('@nzete/ui/locales/en.json')).replace(
  /\/locales$/,
  '',
);

/** What every visit loads: the shell, what pages share, the home page, and the page of unknown addresses. */
const COMMON = ['app', 'features', 'shared', ...commonPages.map((page) => `routes/${page}`)];

const pageTexts = /\/src\/routes\/([^/]+)\/locales\/(\w+)\.json$/;
const uiTexts = /\/ui\/(?:src|dist)\/locales\/\w+\.json$/;

/**
 * Puts the texts of the design system where they are needed: those of the components of the shell and the home page stay in the common
 * catalogue, those of a component that only a page uses, such as a wizard, travel with the page's own. Which components those are is read
 * from the imports.
 */
export function componentTexts(): Plugin {
  return {
    name: 'nzete:component-texts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/locales\/\w+\.json$/ },
      handler(code, id) {
        const common = componentsIn(COMMON);
        const own: Catalogue = JSON.parse(code);
        if (uiTexts.test(id)) return json(textsOf(own, (component) => !isOfPage(component, common)));
        const [, page, language] = pageTexts.exec(id) ?? [];
        if (!page || COMMON.includes(`routes/${page}`)) return;
        const used = componentsIn([`routes/${page}`]);
        const all: Catalogue = JSON.parse(readFileSync(join(designSystem, `locales/${language}.json`), 'utf8'));
        return json({ ...textsOf(all, (component) => used.has(component) && isOfPage(component, common)), ...own });
      },
    },
  };
}

const json = (catalogue: Catalogue) => ({ code: JSON.stringify(catalogue), map: null });

/** Whether it is a component of the design system that the common catalogue does without. */
const isOfPage = (component: string, common: ReadonlySet<string>) =>
  folderOf(component) !== undefined && !common.has(component);

const textsOf = (catalogue: Catalogue, isWanted: (component: string) => boolean): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).filter(([id]) => isWanted(id.split('.')[1] ?? '')));

/** The components of the design system that folders of the site use, directly or by another file of the design system. */
export function componentsIn(folders: readonly string[]): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string) => {
    const folder = folderOf(name);
    if (!folder || found.has(name)) return;
    found.add(name);
    for (const file of filesOf(folder)) follow(file);
  };
  const follow = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const path of importsOf(file, /from ['"](\.[^'"]+\.[jt]sx?)['"]/g)) {
      const imported = join(dirname(file), path);
      const [, component] = partOfDesignSystem.exec(imported) ?? [];
      if (component) add(component);
      else follow(imported);
    }
  };
  for (const folder of folders)
    for (const file of filesOf(join(source, folder)))
      for (const name of importsOf(file, /['"]@nzete\/ui\/(\w+)['"]/g)) add(name);
  return found;
}

const partOfDesignSystem = /\/(?:components|primitives)\/(\w+)\/[^/]+$/;

const filesOf = (folder: string): string[] =>
  globSync('**/*.{ts,tsx,js}', { cwd: folder, exclude: ['**/*.{stories,test}.*'] }).map((file) => join(folder, file));

const importsOf = (file: string, pattern: RegExp): string[] =>
  [
    ...readFileSync(file, 'utf8')
      .replaceAll(/^import type [^;]*;/gm, '')
      .matchAll(pattern),
  ].flatMap(([, name]) => name ?? []);

const folders = new Map(
  globSync('{components,primitives}/*/index.{ts,js}', { cwd: designSystem }).map((file) => {
    const folder = dirname(file);
    return [folder.split('/')[1], join(designSystem, folder)];
  }),
);

const folderOf = (component: string) => folders.get(component);
