import type { FastifyInstance, FastifyReply } from 'fastify';
import { plainPage, plainPageHeaders } from '../http/answers/plain-page.ts';
import { languageOf } from '../http/language.ts';
import { type DeclaredProblem, declaredProblems, detailIn, titleOf, typeOf } from '../http/problems/problem.ts';
import { httpProblems } from '../http/problems/problems.ts';
import { REVALIDATED } from '../http/public-call.ts';
import { escapeHtml } from '../text/escape-html.ts';
import type { ServerIntl } from '../text/intl.ts';
import { problemPage } from './messages.ts';

const sentenceOf = ({ explanation }: DeclaredProblem, intl: ServerIntl) => escapeHtml(detailIn(explanation, intl));

const sendPage = (reply: FastifyReply, page: Parameters<typeof plainPage>[0]) =>
  reply
    .headers(plainPageHeaders)
    .header('vary', 'accept-language')
    .type('text/html; charset=utf-8')
    .send(plainPage(page));

/** The pages that the `type` of a problem leads to, for programmers, in their language. */
export function problemPages(api: FastifyInstance): void {
  const options = {
    config: { access: 'anyone', cache: REVALIDATED, rateLimit: null },
    schema: { hide: true },
  } as const;
  api.get('/problems', options, async (request, reply) => {
    const intl = await api.intl(languageOf(request));
    const entries = [...declaredProblems.values()]
      .sort((a, b) => a.code.localeCompare(b.code, 'en'))
      .map((one) => `<p><a href="${typeOf(one.code)}"><code>${one.code}</code></a><br>${sentenceOf(one, intl)}</p>`);
    const title = intl.formatMessage(problemPage.heading);
    return sendPage(reply, { intl, title, main: `<h1>${escapeHtml(title)}</h1>${entries.join('')}` });
  });

  api.get<{ Params: { code: string } }>('/problems/:code', options, async (request, reply) => {
    const one = declaredProblems.get(request.params.code);
    if (!one) throw httpProblems.notFound();
    const intl = await api.intl(languageOf(request));
    const all = escapeHtml(intl.formatMessage(problemPage.heading));
    const title = titleOf(one.code);
    const main =
      `<h1 lang="en">${title}</h1><p>${sentenceOf(one, intl)}</p>` +
      `<p><code>${one.code}</code> · HTTP ${one.status} · <a href="/api/problems">${all}</a></p>`;
    return sendPage(reply, { intl, title, main });
  });
}
