import type { FastifyRequest } from 'fastify';
import { type Lang, languages } from '../text/languages.ts';
import { qualities } from './qualities.ts';

export const isLang = (value: unknown): value is Lang => languages.some((lang) => lang === value);

/** The supported language that an `Accept-Language` header wants most; of equals the first. `fr-CD` is French. */
export function preferredLanguage(header: string | undefined): Lang | undefined {
  const wanted = [...qualities(header)].flatMap(([tag, quality]) => {
    const [lang] = tag.split('-', 1);
    return isLang(lang) && quality > 0 && quality <= 1 ? [{ lang, quality }] : [];
  });
  return wanted.sort((a, b) => b.quality - a.quality)[0]?.lang;
}

/** The language in which a visitor is told of an error: that of `?lang`, else the best of `Accept-Language`, else English. */
export function languageOf({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Lang {
  const asked = (query as { lang?: unknown } | null)?.lang; // null when the address cannot be decoded
  return isLang(asked) ? asked : (preferredLanguage(headers['accept-language']) ?? 'en');
}
