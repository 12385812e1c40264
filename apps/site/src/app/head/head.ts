import { type Language, languages } from '@nzete/ui/format';
import type { PreviewImage } from '../../shared/useDocumentMeta.tsx';
import { pageAddress } from './address.ts';
import { escapeHtml, jsonScript } from './escape.ts';

/** What the head of one page says, in one language. */
export interface PageMeta {
  /** Of the browser's tab and of search results: `Our team · Nzete Foundation`. */
  title: string;
  /** At most 160 characters. */
  description: string;
  /** The page's one path, with a query only where that makes a page of its own. Of two paths that show the same page, both give the one that is to be listed. */
  path: string;
  language: Language;
  /** Protocol and host, such as `https://nzete.example`. */
  origin: string;
  /** The foundation's name in the language. */
  siteName: string;
  image?: PreviewImage | undefined;
  /** `false` for what search engines must not list, such as "Page not found": it then has no address of its own either. @default true */
  isIndexed?: boolean | undefined;
  /** Data for search engines, such as `organizationJsonLd(…)`. */
  jsonLd?: readonly object[] | undefined;
}

/** Open Graph names a region with each language. */
const openGraphLocales: Record<Language, string> = { en: 'en_US', fr: 'fr_CD', ln: 'ln_CD', sw: 'sw_CD' };

/**
 * The page's part of the head as HTML: title, description, addresses, link preview and data. Everything is escaped: no text can end the element
 * it is in.
 */
export function renderHead(meta: PageMeta): string {
  const { title, description, isIndexed = true, jsonLd = [] } = meta;
  return [
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    ...(isIndexed ? [...addresses(meta), ...preview(meta)] : [named('robots', 'noindex')]),
    ...jsonLd.map(jsonScript),
  ].join('');
}

/** The one address of this page in this language, and those of its translations: for every reader of the language, in whatever country. */
function addresses({ origin, path, language }: PageMeta): string[] {
  const link = (rel: string, href: string) => `<link ${rel} href="${escapeHtml(href)}">`;
  return [
    link('rel="canonical"', pageAddress(origin, path, language)),
    ...languages.map((other) => link(`rel="alternate" hreflang="${other}"`, pageAddress(origin, path, other))),
    link('rel="alternate" hreflang="x-default"', pageAddress(origin, path, 'en')),
  ];
}

/** Open Graph, which every network reads, and the one line for X that it does not cover. */
function preview({ title, description, path, language, origin, siteName, image }: PageMeta): string[] {
  const others = languages.filter((other) => other !== language);
  return [
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:title', title),
    property('og:description', description),
    property('og:url', pageAddress(origin, path, language)),
    property('og:locale', openGraphLocales[language]),
    ...others.map((other) => property('og:locale:alternate', openGraphLocales[other])),
    ...(image ? pictureOf(image, origin) : []),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
}

function pictureOf({ src, width, height, alt }: PreviewImage, origin: string): string[] {
  return [
    property('og:image', origin + src),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    property('og:image:alt', alt),
  ];
}

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;
