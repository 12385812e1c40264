import type { Language } from '@nzete/ui/format';
import type { DocumentMeta } from '../../shared/useDocumentMeta.tsx';
import { renderHead } from '../head/head.ts';
import type { ClientBuild } from './clientBuild.ts';

export interface PageDocument extends DocumentMeta {
  language: Language;
  /** The markup of the page, bar and footer included. */
  content: string;
  /** The element with the page's data. */
  data: string;
  /** The folder of the page. */
  page: string;
  /** The address for search engines, without the origin; undefined when the page is none for them. */
  path: string | undefined;
  origin: string;
}

/** The marks in `index.html`. */
const HEAD = /<!--meta-->[\s\S]*<!--\/meta-->/;
const CONTENT = '<!--content-->';
const DATA = '<!--data-->';

const inLanguage = (template: string, language: Language) =>
  template.replace('<html lang="en"', `<html lang="${language}"`);

/** The whole document of a page. */
export function renderDocument(build: ClientBuild, page: PageDocument): string {
  const preloads = build
    .filesOf(page.page, page.language)
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  return (
    inLanguage(build.template, page.language)
      // As functions: a `$` in a text means nothing.
      .replace(HEAD, () => renderHead(page) + preloads.join(''))
      .replace(CONTENT, () => page.content)
      .replace(DATA, () => page.data)
  );
}

/** The document without a page. */
export function renderShell({ template }: ClientBuild, language: Language): string {
  return inLanguage(template, language).replace(CONTENT, '').replace(DATA, '');
}
