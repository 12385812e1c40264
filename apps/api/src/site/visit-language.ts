import type { FastifyRequest } from 'fastify';
import type { PageRequest } from '../../../site/src/app/renderer.ts';
import { cookiesOf } from '../http/cookies.ts';
import { preferredLanguage } from '../http/language.ts';
import { isLang, type Lang } from '../text/languages.ts';

type VisitLanguage = Pick<PageRequest, 'language' | 'isFromAddress' | 'offered'>;

/**
 * The browser's preferred language, if the visitor has neither chosen one nor declined the offer.
 */
function offeredLanguage(request: FastifyRequest): Lang | null {
  const preferred = preferredLanguage(request.headers['accept-language']);
  const isDeclined = cookiesOf(request)['language-offer'] !== undefined;
  return preferred === undefined || preferred === 'en' || isDeclined ? null : preferred;
}

/** The language of a page: `?lang`, else the cookie with the visitor's choice, else English. */
export function visitLanguage(request: FastifyRequest): VisitLanguage {
  // The query is null if the URL cannot be decoded.
  const asked = (request.query as { lang?: unknown } | null)?.lang;
  if (isLang(asked)) return { language: asked, isFromAddress: true, offered: null };
  const chosen = cookiesOf(request).language;
  if (isLang(chosen)) return { language: chosen, isFromAddress: false, offered: null };
  return { language: 'en', isFromAddress: false, offered: offeredLanguage(request) };
}
