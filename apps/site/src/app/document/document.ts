import type { Language } from '@nzete/ui/format';
import type { DocumentMeta } from '../../shared/useDocumentMeta.tsx';
import { renderHead } from '../head/head.ts';
import { breadcrumbJsonLd, datasetJsonLd, organizationJsonLd } from '../head/jsonLd.ts';
import type { ClientBuild } from './clientBuild.ts';

export interface PageDocument extends DocumentMeta {
  language: Language;
  /** The foundation's name in the language. */
  siteName: string;
  /** The markup of the page, bar and footer included. */
  content: string;
  /** The element with the page's data. */
  data: string;
  /** The folder of the page. */
  page: string;
  /** The one address of the page for search engines; undefined when it is none for them. */
  path: string | undefined;
  /** Protocol and host, such as `https://nzete.example`. */
  origin: string;
  /** Addresses of the foundation's profiles on social networks. */
  profiles: readonly string[];
}

/** The marks in `index.html`. */
const HEAD = /<!--meta-->[\s\S]*<!--\/meta-->/;
const CONTENT = '<!--content-->';
const DATA = '<!--data-->';
const SHEET = /<link rel="stylesheet"[^>]*>/;
const SITE_SHEET = /<link rel="stylesheet" crossorigin href="([^"]+)"/;
const ENTRY = /<script type="module" crossorigin src="([^"]+)"/;
const PAGE_CODE = '<!--page-code-->';

/** Size of a social card, in pixels (`vite/socialCards.ts`). */
const card = { width: 1200, height: 630 };

const inLanguage = (template: string, language: Language) =>
  template.replace('<html lang="en"', `<html lang="${language}"`);

/** The whole document of a page. */
export function renderDocument(build: ClientBuild, page: PageDocument): string {
  const preloads = build
    .filesOf(page.page, page.language)
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  const sheet = build.sheetOf(page.page);
  return (
    inLanguage(build.template, page.language)
      // After the site's own, which names the order of its layers.
      .replace(SHEET, (tag) => (sheet ? `${tag}<link rel="stylesheet" href="${sheet}">` : tag))
      // As functions: a `$` in a text means nothing.
      .replace(HEAD, () => headOf(build, page))
      .replace(CONTENT, () => page.content)
      .replace(DATA, () => page.data)
      .replace(PAGE_CODE, () => preloads.join(''))
  );
}

function headOf(build: ClientBuild, page: PageDocument): string {
  const image = imageOf(build, page);
  return renderHead({
    ...page,
    path: page.path ?? '/',
    isIndexed: page.path !== undefined,
    image: image && { ...card, ...image },
    jsonLd: jsonLdOf(page),
  });
}

/** The page's own picture, as a file that previews show; else its card. */
function imageOf({ cardOf, previewOf }: ClientBuild, { image, page, language, heading, siteName }: PageDocument) {
  const own = image?.src.endsWith('.svg') ? previewOf(image.src) : image?.src;
  if (image && own) return { ...image, src: own };
  const src = cardOf(page, language);
  return src ? { src, alt: heading ?? siteName } : undefined;
}

/** The foundation on its home page; on every other page the way to it, and the data that it shows. */
function jsonLdOf(page: PageDocument): object[] {
  const { origin, language, siteName, path, heading, parents = [], description, profiles, dataset } = page;
  if (path === '/') return [organizationJsonLd({ origin, name: siteName, description, profiles })];
  if (path === undefined || heading === undefined) return [];
  const above = parents.map(({ href, label }) => ({ name: label, path: href }));
  const items = [{ name: siteName, path: '/' }, ...above, { name: heading, path }];
  const way = breadcrumbJsonLd({ origin, language, items });
  return dataset ? [way, datasetJsonLd({ ...dataset, origin, language, path, siteName })] : [way];
}

/**
 * The value of the `Link` header of a page: its sheets, the entry of the code and the page's own. A browser asks for them as soon as it has the
 * header, a round trip of a slow link before it has found them in the document. When the page's own has come, the early script asks for the
 * renderer; it is small, so that this is before the first layout.
 */
export function preloadLinks({ template, sheetOf, filesOf }: ClientBuild, page: string, language: Language): string {
  const [, site] = template.match(SITE_SHEET) ?? [];
  const [, entry] = template.match(ENTRY) ?? [];
  const own = sheetOf(page);
  const [code] = filesOf(page, language);
  // As the tags of the document ask: a file that is asked for in another way is fetched again.
  return [
    site && `<${site}>; rel=preload; as=style; crossorigin`,
    own && `<${own}>; rel=preload; as=style`,
    code && `<${code}>; rel=modulepreload`,
    entry && `<${entry}>; rel=modulepreload`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The document without a page. */
export function renderShell({ template }: ClientBuild, language: Language): string {
  return inLanguage(template, language).replace(CONTENT, '').replace(DATA, '');
}
