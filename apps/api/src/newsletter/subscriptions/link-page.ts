import { definitionOf } from '@nzete/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { plainPage, plainPageHeaders } from '../../http/answers/plain-page.ts';
import { languageOf } from '../../http/language.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import type { ServerIntl } from '../../text/intl.ts';
import { languages } from '../../text/languages.ts';
import { type confirmPage, linkPageMessages, type unsubscribePage } from './messages.ts';

export type Step = 'ask' | 'done' | 'already' | 'failed';

type PageMessages = typeof confirmPage | typeof unsubscribePage;

function mainOf(messages: PageMessages, step: Step, intl: ServerIntl): { title: string; main: string } {
  const [title, text, button] = [
    intl.formatMessage(step === 'failed' ? linkPageMessages.failedTitle : messages[`${step}Title`]),
    escapeHtml(intl.formatMessage(messages[`${step}Text`])),
    escapeHtml(intl.formatMessage(messages.button)),
  ];
  const isDone = step === 'done' || step === 'already';
  // Without an action the form posts to the URL of the page, which has the token.
  const form = step === 'ask' ? `<form method="post"><button>${button}</button></form>` : '';
  return { title, main: `<h1>${escapeHtml(title)}</h1><p${isDone ? ' role="status"' : ''}>${text}</p>${form}` };
}

/** The other languages of the page. The token is validated, so it needs no escaping. */
function languageLinks({ locale, formatMessage }: ServerIntl, token: string): string {
  const links = languages
    .filter((other) => other !== locale)
    .map(
      (other) =>
        `<li><a href="?token=${token}&amp;lang=${other}" lang="${other}" hreflang="${other}">${definitionOf(other).name}</a></li>`,
    );
  return `<nav aria-label="${escapeHtml(formatMessage(linkPageMessages.languages))}"><ul>${links.join('')}</ul></nav>`;
}

interface LinkPage {
  messages: PageMessages;
  step: Step;
  /** For the links to the other languages; omit it unless it is valid. */
  token?: string;
}

/** The page of a mailed link, on which its reader presses a button. */
function linkPage({ messages, step, token }: LinkPage, intl: ServerIntl): string {
  const home = `<p><a href="/?lang=${intl.locale}">${escapeHtml(intl.formatMessage(linkPageMessages.home))}</a></p>`;
  const after = token && step === 'ask' ? languageLinks(intl, token) : '';
  const { title, main } = mainOf(messages, step, intl);
  return plainPage({ intl, title, main: main + home, after });
}

export const wantsPage = ({ headers }: FastifyRequest) => /text\/html/i.test(headers.accept ?? '');

export async function sendLinkPage(request: FastifyRequest, reply: FastifyReply, page: LinkPage) {
  const html = linkPage(page, await request.server.intl(languageOf(request)));
  reply.code(page.step === 'failed' ? 404 : 200).headers(plainPageHeaders);
  // Bypasses the schema of the JSON response.
  reply.serializer(String).type('text/html; charset=utf-8');
  return reply.send(html);
}
