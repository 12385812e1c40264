/** What a sitemap is made of. */
export interface SitemapOptions {
  /** Protocol and host, such as `https://nzete.example`. */
  origin: string;
  /** The path of every page that is to be listed, with what is behind it where that makes a page of its own: `/data?province=CD-KN`. */
  paths: readonly string[];
  /** The first has the plain address of a page, the others `?lang=`. */
  languages: readonly string[];
}

/**
 * Every page in every language as a sitemap, each with the addresses of its translations. The plain address is in the first language, and the one
 * for readers of any other (`x-default`); the site's head (`apps/site/src/shared/meta`) says the same.
 */
export function sitemap({ origin, paths, languages }: SitemapOptions): string {
  const entries = paths.flatMap((path) => {
    const addresses = languages.map((language, index) => ({
      language,
      address: escapeXml(origin + (index === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`)),
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

/** Lets every search engine read every page, and tells where the sitemap is. */
export function robots({ origin }: { origin: string }): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

const escapeXml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
