import { offlineTexts } from '../features/offline/texts.ts';
import { allVisits, type Visit } from './visits.ts';

/** The page as `vite/offlinePage.tsx` has drawn it, with placeholders such as `{title}`. */
declare const OFFLINE_PAGE: { document: string; page: string; policy: string };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const filled = (html: string, values: Record<string, string>) =>
  html.replace(/\{(\w+)\}/g, (_, name: string) =>
    (values[name] ?? '').replace(/[&<>"]/g, (sign) => escapes[sign] ?? ''),
  );

const isKnown = (language: string): language is keyof typeof offlineTexts => Object.hasOwn(offlineTexts, language);

/** Says what there is to read: a page was asked for that is not kept. */
export async function offlinePage(asked: string): Promise<Response> {
  const language = isKnown(asked) ? asked : 'en';
  const visits = onePerTitle(await allVisits());
  const own = visits.filter((visit) => visit.language === language);
  const { title, text, pages, none, retry } = offlineTexts[language];
  const items = (own.length > 0 ? own : visits).map((visit) =>
    filled(OFFLINE_PAGE.page, { href: visit.href, name: visit.title, lang: visit.language }),
  );
  const list = items.length > 0 ? pages : none;
  const html = filled(OFFLINE_PAGE.document, { lang: language, title, text, list, retry });
  return new Response(
    html.replace('<!--pages-->', () => items.join('')),
    { headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': OFFLINE_PAGE.policy } },
  );
}

/** A page with several addresses, such as one with a search, is listed once. */
const onePerTitle = (visits: Visit[]) =>
  visits.filter(
    ({ title, language }, index) =>
      visits.findIndex((visit) => visit.title === title && visit.language === language) === index,
  );
