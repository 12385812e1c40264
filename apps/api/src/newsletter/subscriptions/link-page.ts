import { definitionOf } from '@nzete/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { plainPage, plainPageHeaders } from '../../http/answers/plain-page.ts';
import { languageOf } from '../../http/language.ts';
import { type Lang, languages, type Texts } from '../../text/languages.ts';

export type Step = 'ask' | 'done' | 'already' | 'failed';

type Part =
  | 'askTitle'
  | 'askText'
  | 'button'
  | 'doneTitle'
  | 'doneText'
  | 'alreadyTitle'
  | 'alreadyText'
  | 'failedTitle'
  | 'failedText';

export type PageTexts = Record<Part | 'home' | 'languages', Texts>;

const body: Record<Step, (texts: PageTexts, lang: Lang) => string> = {
  // Without an action the form posts to the URL of the page, which has the token.
  ask: (texts, lang) =>
    `<h1>${texts.askTitle[lang]}</h1><p>${texts.askText[lang]}</p>` +
    `<form method="post"><button>${texts.button[lang]}</button></form>`,
  done: (texts, lang) => `<h1>${texts.doneTitle[lang]}</h1><p role="status">${texts.doneText[lang]}</p>`,
  already: (texts, lang) => `<h1>${texts.alreadyTitle[lang]}</h1><p role="status">${texts.alreadyText[lang]}</p>`,
  failed: (texts, lang) => `<h1>${texts.failedTitle[lang]}</h1><p>${texts.failedText[lang]}</p>`,
};

/** The other languages of the page. The token is validated, so nothing needs escaping. */
function languageLinks(texts: PageTexts, lang: Lang, token: string): string {
  const links = languages
    .filter((other) => other !== lang)
    .map(
      (other) =>
        `<li><a href="?token=${token}&amp;lang=${other}" lang="${other}" hreflang="${other}">${definitionOf(other).name}</a></li>`,
    );
  return `<nav aria-label="${texts.languages[lang]}"><ul>${links.join('')}</ul></nav>`;
}

/**
 * The page of a mailed link, on which its reader presses a button.
 *
 * @param token for the links to the other languages; omit it unless it is valid
 */
function linkPage(texts: PageTexts, step: Step, lang: Lang, token?: string): string {
  const title = texts[`${step}Title`][lang];
  const home = `<p><a href="/?lang=${lang}">${texts.home[lang]}</a></p>`;
  const after = token && step === 'ask' ? languageLinks(texts, lang, token) : '';
  return plainPage({ language: lang, title, main: body[step](texts, lang) + home, after });
}

export const wantsPage = ({ headers }: FastifyRequest) => /text\/html/i.test(headers.accept ?? '');

export function sendLinkPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { texts, step, token }: { texts: PageTexts; step: Step; token?: string },
) {
  reply.code(step === 'failed' ? 404 : 200).headers(plainPageHeaders);
  // Bypasses the schema of the JSON response.
  reply.serializer(String).type('text/html; charset=utf-8');
  return reply.send(linkPage(texts, step, languageOf(request), token));
}
