import type { Language } from '@nzete/ui/format';
import Beasties from 'beasties';
import { readClientBuild } from './clientBuild.ts';
import { displayFont } from './displayFont.ts';
import { readTemplate } from './documentTemplate.ts';

interface RenderedPage {
  language: Language;
  /** The modules with the code and the texts of the page and of its first screen. */
  modules: readonly string[];
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
  savedBytes: (modules: readonly string[]) => Promise<number>;
}

/**
 * Selectors that beasties cannot match although they apply: the tokens, and Tailwind's arbitrary
 * variants.
 */
const unmatchedSelectors = [/^:(?:where|is)\(/, /^html:not/, /\\\[\\&/, /:has\(>/, /^details/];

/** @throws when a file of the client build is missing */
export async function readDocumentWriter(folder: string): Promise<DocumentWriter> {
  const [template, build] = await Promise.all([readTemplate(folder), readClientBuild(folder)]);
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

  const savedBytes: DocumentWriter['savedBytes'] = async (modules) => {
    const sizes = await Promise.all([...build.entry, ...build.filesOf(modules), displayFont].map(build.sentBytes));
    return sizes.reduce((sum, size) => sum + size, 0);
  };

  const write: DocumentWriter['write'] = ({ language, modules, html, data, isLater, isWhole, savesData }) => {
    // React writes the elements of the head before the root.
    const start = html.indexOf('<div id="root">');
    const files = build.filesOf(modules);
    const preloads = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('');
    const code = template.parts.code + preloads;
    return styles.process(
      template.write(
        { language, savesData },
        {
          meta: html.slice(0, start),
          root: html.slice(start),
          data,
          code: savesData ? lateCode(code) : code,
          // Without its code the page would stay under the splash.
          ...((isLater || isWhole || savesData) && { splash: '', 'splash-styles': '' }),
        },
      ),
    );
  };
  return { write, savedBytes };
}

/** The inline script inserts them when a control is used (`src/early/lateCode.ts`). */
const lateCode = (elements: string) => `<template id="late-code">${elements}</template>`;
