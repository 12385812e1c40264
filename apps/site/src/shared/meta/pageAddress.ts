import type { Language } from '@nzete/ui/format';

/**
 * The URL of a page in a language: English has none in the query string, the others have `?lang=`.
 * The sitemap (`apps/api/src/site/sitemap.ts`) follows the same rule.
 *
 * @example
 * pageAddress('https://nzete.example', '/team', 'fr');
 * // 'https://nzete.example/team?lang=fr'
 * pageAddress('https://nzete.example', '/gallery?photo=30', 'fr');
 * // 'https://nzete.example/gallery?photo=30&lang=fr'
 */
export function pageAddress(origin: string, path: string, language: Language): string {
  return language === 'en' ? origin + path : `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}
