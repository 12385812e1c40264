import { escapeHtml } from '../text/escape-html.ts';

/** The content of a sitemap. */
export interface SitemapOptions {
  /** Protocol and host, such as `https://nzete.example`. */
  origin: string;
  /**
   * The paths of all indexed pages, with the query string where it makes another page:
   * `/data?province=CD-KN`.
   */
  paths: readonly string[];
  /** The URLs of the first language have no `?lang=`. */
  languages: readonly string[];
}

/**
 * The sitemap: every page in every language, each with its translations. The URL without `?lang` is
 * in the first language and is `x-default`, as in the site's head (`apps/site/src/shared/meta`).
 */
export function sitemap({ origin, paths, languages }: SitemapOptions): string {
  const entries = paths.flatMap((path) => {
    const addresses = languages.map((language, index) => ({
      language,
      address: escapeHtml(origin + (index === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`)),
    }));
    const alternates = [
      ...addresses,
      ...addresses.slice(0, 1).map(({ address }) => ({ language: 'x-default', address })),
    ]
      .map(({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
      .join('');
    return addresses.map(({ address }) => `<url><loc>${address}</loc>${alternates}</url>\n`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n',
    ...entries,
    '</urlset>\n',
  ].join('');
}

/** Allows search engines to read every page, and names the sitemap. */
export function robots({ origin }: { origin: string }): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
