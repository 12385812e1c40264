import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@nzete/ui/format';
import Beasties from 'beasties';
import type { Manifest } from 'vite';
import { readTemplate } from './documentTemplate.ts';

interface RenderedPage {
  language: Language;
  /** The folder of the page. */
  area: string;
  /** The elements of the head, then the root element with the page. */
  html: string;
  /** The element with the page's data. */
  data: string;
  /** A later document of a visit has no splash. */
  isLater: boolean;
  /**
   * Lays out the whole page at once: the browser moves focus to the errors of a form, which may be
   * far down.
   */
  isWhole: boolean;
  savesData: boolean;
}

export interface DocumentWriter {
  /** Builds the document of a page, with the CSS rules inlined that its markup needs. */
  write: (page: RenderedPage) => Promise<string>;
  /**
   * At least what saving data leaves out of a page: its code and the heading font, compressed as
   * they are sent. The code of its sections, and photos, may come on top.
   */
  savedBytes: (area: string, language: Language) => Promise<number>;
}

/**
 * Selectors that beasties cannot match although they apply: the tokens, and Tailwind's arbitrary
 * variants.
 */
const unmatchedSelectors = [/^:(?:where|is)\(/, /^html:not/, /\\\[\\&/, /:has\(>/, /^details/];

const ROOT = '<div id="root">';
const EMPTY_ROOT = `${ROOT}<!--content--></div>`;

/** @throws when a file of the client build is missing */
export async function readDocumentWriter(folder: string): Promise<DocumentWriter> {
  const [template, manifest] = await Promise.all([
    readTemplate(folder),
    readFile(join(folder, '.vite/manifest.json'), 'utf8').then((json): Manifest => JSON.parse(json)),
  ]);
  const styles = new Beasties({
    path: folder,
    // The stylesheet follows at the end of the body, where it does not delay the first paint.
    preload: 'body',
    pruneSource: false,
    reduceInlineStyles: false,
    allowRules: unmatchedSelectors,
    fonts: false,
    logLevel: 'silent',
  });

  const codeOf = (document: string) => [...document.matchAll(/ (?:src|href)="(\/assets\/[^"]+\.js)"/g)];
  const savedBytes = async (area: string, language: Language) => {
    const files = filesOf(manifest, modulesOf(manifest, area, language));
    const font = Object.values(manifest).find(({ src }) => src?.endsWith('ojuju-nzete-subset.woff2'))?.file;
    const all = new Set([...files, ...codeOf(template(language, true)).map(([, file = '']) => file), `/${font}`]);
    const sizes = await Promise.all([...all].map((file) => sentBytes(join(folder, file))));
    return sizes.reduce((sum, size) => sum + size, 0);
  };

  const write: DocumentWriter['write'] = async ({ language, area, html, data, isLater, isWhole, savesData }) => {
    const first = template(language, savesData);
    // Without its code the page would stay under the splash.
    const document = isLater || isWhole || savesData ? withoutSplash(first) : first;
    const start = html.indexOf(ROOT);
    const files = filesOf(manifest, [
      ...modulesOf(manifest, area, language),
      ...[...html.matchAll(/ data-section="([^"]+)"(?! data-below)/g)].map(([, module = '']) => module),
    ]).filter((file) => !document.includes(`"${file}"`));
    const preloads = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('');
    // Functions, so that `$` in a text is not a replacement pattern.
    return styles.process(
      document
        .replace(/<!--meta-->[\s\S]*<!--\/meta-->/, () => html.slice(0, start))
        .replace(EMPTY_ROOT, () => html.slice(start))
        .replace('<!--data-->', () => data)
        .replace(CODE, (_, code: string) => (savesData ? lateCode(code + preloads) : code + preloads)),
    );
  };
  return { write, savedBytes };
}

/** The elements that load the code. */
const CODE = /<!--code-->([\s\S]*)<!--page-code-->/;

/** The inline script inserts them when a control is used (`src/early/lateCode.ts`). */
const lateCode = (elements: string) => `<template id="late-code">${elements}</template>`;

/** The size of a file as it is sent: with brotli, if the build has compressed it. */
const sentBytes = (file: string): Promise<number> =>
  stat(`${file}.br`)
    .catch(() => stat(file))
    .then(({ size }) => size);

const withoutSplash = (document: string) =>
  document
    .replace(/<style id="splash-styles">[\s\S]*?<\/style>/, '')
    .replace(new RegExp(`<div [^>]*\\bid="splash"[\\s\\S]*?(?=${ROOT})`), '');

/** The modules with the code and the texts of a page. */
function modulesOf(manifest: Manifest, area: string, language: Language): string[] {
  const folder = `src/routes/${area}/`;
  const pages = Object.keys(manifest).filter((module) => module.startsWith(folder) && module.endsWith('Page.tsx'));
  return [...pages, `src/app/catalogues/${language}.ts`, `${folder}locales/${language}.json`];
}

/** The files of modules and of all their imports, from Vite's manifest. */
function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const keys = new Set(modules.filter((module) => manifest[module]));
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
  return [...keys].flatMap((key) => (manifest[key] ? [`/${manifest[key].file}`] : []));
}
