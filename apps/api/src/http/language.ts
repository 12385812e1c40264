import negotiate from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';
import { isLang, type Lang } from '../text/languages.ts';

/** The first of equal preferences. `fr-CD` is French. */
export function preferredLanguage(header = ''): Lang | undefined {
  const withoutRegions = header.toLowerCase().replace(/-[\w-]+/g, '');
  // In the order of the header: the negotiator returns the first of equal preferences.
  const named = withoutRegions.split(/[,;\s]+/).filter(isLang);
  return named.find((lang) => lang === negotiate(withoutRegions, named));
}

/** The language of an error: `?lang`, else `Accept-Language`, else English. */
export function languageOf({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Lang {
  const asked = (query as { lang?: unknown } | null)?.lang; // null if the URL cannot be decoded
  return isLang(asked) ? asked : (preferredLanguage(headers['accept-language']) ?? 'en');
}
