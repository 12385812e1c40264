import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@nzete/ui/format';
import Beasties from 'beasties';
import type { Manifest } from 'vite';

interface RenderedPage {
  language: Language;
  /** The folder of the page in `routes`. */
  area: string;
  /** The elements of the head, then the root element. */
  html: string;
  /** The `<script>` element with the page's data. */
  data: string;
}

/** Creates HTML documents from the client build. */
export interface Documents {
  /** The document of a page, with its critical CSS inlined. */
  render: (page: RenderedPage) => Promise<string>;
  /** The document without a page. */
  shell: (language: Language) => string;
}

/** Selectors that beasties cannot match: the tokens, and Tailwind's arbitrary variants. */
const unmatchedSelectors = [/^:(?:where|is)\(/, /^html:not/, /\\\[\\&/, /:has\(>/, /^details/];

const ROOT = '<div id="root">';
const EMPTY_ROOT = `${ROOT}<!--content--></div>`;

/** @throws when a file of the client build is missing */
export async function readDocuments(folder: string): Promise<Documents> {
  const [template, manifest] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readFile(join(folder, '.vite/manifest.json'), 'utf8').then((json): Manifest => JSON.parse(json)),
  ]);
  const styles = new Beasties({
    path: folder,
    // The stylesheet is at the end of the body, where it does not delay the first paint.
    preload: 'body',
    pruneSource: false,
    reduceInlineStyles: false,
    allowRules: unmatchedSelectors,
    fonts: false,
    logLevel: 'silent',
  });
  const inLanguage = (language: Language) => template.replace('<html lang="en"', `<html lang="${language}"`);

  return {
    shell: (language) => inLanguage(language).replace('<!--content-->', ''),
    render: async ({ language, area, html, data }) => {
      const start = html.indexOf(ROOT);
      const files = filesOf(manifest, [
        ...modulesOf(manifest, area, language),
        ...[...html.matchAll(/ data-section="([^"]+)"(?! data-below)/g)].map(([, module = '']) => module),
      ]).filter((file) => !template.includes(`"${file}"`));
      const preloads = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('');
      // Functions, because `$` is special in a replacement string.
      const document = inLanguage(language)
        .replace(/<!--meta-->[\s\S]*<!--\/meta-->/, () => html.slice(0, start))
        .replace(EMPTY_ROOT, () => html.slice(start))
        .replace('<!--data-->', () => data)
        .replace('<!--page-code-->', () => preloads);
      return styles.process(document);
    },
  };
}

/** The modules with the code and texts of a page. */
function modulesOf(manifest: Manifest, area: string, language: Language): string[] {
  const folder = `src/routes/${area}/`;
  const pages = Object.keys(manifest).filter((module) => module.startsWith(folder) && module.endsWith('Page.tsx'));
  return [...pages, `src/app/catalogues/${language}.ts`, `${folder}locales/${language}.json`];
}

/** The files of modules and of their imports, from Vite's manifest. */
function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const keys = new Set(modules.filter((module) => manifest[module]));
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
  return [...keys].flatMap((key) => (manifest[key] ? [`/${manifest[key].file}`] : []));
}
