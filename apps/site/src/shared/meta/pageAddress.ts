import type { Language } from '@nzete/ui/format';

/**
 * The address of a page in a language. English has the plain address: a visitor who chose no language gets the page in English there, and so does
 * a search engine, which sends no choice. The plain address is therefore also the `x-default` of a page's alternates: it follows a returning
 * visitor's own choice. The other languages have `?lang=`. The server's sitemap (`apps/api/src/site/sitemap.ts`) follows the same rule.
 *
 * @example pageAddress('https://nzete.example', '/team', 'fr') // 'https://nzete.example/team?lang=fr'
 * @example pageAddress('https://nzete.example', '/gallery?photo=30', 'fr') // 'https://nzete.example/gallery?photo=30&lang=fr'
 */
export function pageAddress(origin: string, path: string, language: Language): string {
  return language === 'en' ? origin + path : `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}
