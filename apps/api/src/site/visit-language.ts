import type { FastifyRequest } from 'fastify';
import type { PageRequest } from '../../../site/src/app/renderer.ts';
import { preferredLanguage } from '../http/language.ts';
import { isLang, type Lang } from '../text/languages.ts';

type VisitLanguage = Pick<PageRequest, 'language' | 'isFromAddress' | 'offered'>;

/** The value of a cookie. */
export function cookie(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [key, value] = part.split('=', 2);
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
}

/**
 * The browser's preferred language, if the visitor has neither chosen one nor declined the offer.
 */
function offeredLanguage({ headers }: FastifyRequest): Lang | null {
  const preferred = preferredLanguage(headers['accept-language']);
  const isDeclined = cookie(headers.cookie, 'language-offer') !== undefined;
  return preferred === undefined || preferred === 'en' || isDeclined ? null : preferred;
}

/** The language of a page: `?lang`, else the cookie with the visitor's choice, else English. */
export function visitLanguage(request: FastifyRequest): VisitLanguage {
  // The query is null if the URL cannot be decoded.
  const asked = (request.query as { lang?: unknown } | null)?.lang;
  if (isLang(asked)) return { language: asked, isFromAddress: true, offered: null };
  const chosen = cookie(request.headers.cookie, 'language');
  if (isLang(chosen)) return { language: chosen, isFromAddress: false, offered: null };
  return { language: 'en', isFromAddress: false, offered: offeredLanguage(request) };
}
