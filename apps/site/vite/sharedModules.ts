import type { Plugin, Rolldown } from 'vite';
import { commonPages } from '../src/app/commonPages.ts';
import { pageModule } from './pageFiles.ts';

/** A larger module has a file of its own, unless as many parts of the site as this use it. */
const SMALL = 5_000;
const MANY = 6;

/** Texts and libraries have files of their own. The addresses of scenes are no library, though they are kept like one. */
const elsewhere = /\/locales\/|\/catalogues\/|\/node_modules\/(?!lucide-react|\.vite\/scenes)/;

const scene = /\/\.vite\/scenes\//;

/**
 * Says which modules of a first view travel together. Left to itself the bundler makes a file for each set of pages that share something, and on
 * a slow link a request costs more than the few hundred bytes in it. So what the home page shares with others comes with the code of every
 * visit, and what only other pages share in one file.
 */
export function sharedModules() {
  const common = new Set<string>();
  const ofSections = new Set<string>();
  const onPages = new Set<string>();
  const users = new Map<string, number>();
  const sizes = new Map<string, number>();
  const entry = new Set<string>();
  const plugin: Plugin = {
    name: 'nzete:shared-modules',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const imports = importsOf(ids, (id) => this.getModuleInfo(id));
      const reach = (start: string[]) => {
        const found = new Set(start);
        for (const id of found) for (const imported of imports(id)) found.add(imported);
        return found;
      };
      const addTo = (set: Set<string>, start: string[]) => {
        for (const id of reach(start)) set.add(id);
      };
      const parts = ids.filter((id) => this.getModuleInfo(id)?.dynamicImporters.length);
      const isCommon = (id: string) => commonPages.includes(pageModule.exec(id)?.[1] ?? '');
      const pages = ids.filter((id) => pageModule.test(id));
      addTo(
        entry,
        ids.filter((id) => this.getModuleInfo(id)?.isEntry),
      );
      addTo(common, pages.filter(isCommon));
      addTo(
        onPages,
        pages.filter((id) => !isCommon(id)),
      );
      const isLaterHome = (id: string) =>
        !pageModule.test(id) && this.getModuleInfo(id)?.dynamicImporters.some((by) => common.has(by) || entry.has(by));
      addTo(ofSections, parts.filter(isLaterHome));
      for (const part of parts) for (const id of reach([part])) users.set(id, (users.get(id) ?? 0) + 1);
      for (const id of ids) sizes.set(id, this.getModuleInfo(id)?.code?.length ?? 0);
    },
  };
  const countOf = (id: string) => (elsewhere.test(id) || entry.has(id) ? 0 : (users.get(id) ?? 0));
  return {
    plugin,
    /** Of the home page, and of the first view of another page too. */
    isOfEveryVisit: (id: string) =>
      (common.has(id) && countOf(id) > 1) || (ofSections.has(id) && onPages.has(id) && countOf(id) >= MANY),
    /** Of the first view of another page, and of a further part of the site too. */
    isOfPages: (id: string) =>
      (onPages.has(id) || scene.test(id)) &&
      !common.has(id) &&
      !ofSections.has(id) &&
      countOf(id) >= ((sizes.get(id) ?? 0) < SMALL ? 2 : MANY),
  };
}

const lucide = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
const icon = /\/lucide-react\/.*\/icons\/([\w-]+)\.m?js$/;

/** What a module imports at once. Of lucide's one file with all icons, those that it names. */
function importsOf(ids: string[], infoOf: (id: string) => Rolldown.ModuleInfo | null) {
  const icons = new Map(ids.flatMap((id) => (icon.test(id) ? [[icon.exec(id)?.[1] ?? '', id] as const] : [])));
  return (id: string): string[] => {
    const info = infoOf(id);
    const named = [...(info?.code ?? '').matchAll(lucide)].flatMap(([, names = '']) => names.split(','));
    const used = named.flatMap((name) => icons.get(kebabCase(name.trim().split(/\s/)[0] ?? '')) ?? []);
    return [...(info?.importedIds ?? []).filter((imported) => !imported.includes('/lucide-react/')), ...used];
  };
}

/** `CircleCheck` is in `circle-check`, `Share2` in `share-2`. */
const kebabCase = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase();
