import { homeDay } from '@nzete/domain';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { recordActions } from '../../audit/actions.ts';
import { attachment } from '../../http/answers/attachment.ts';
import type { Api } from '../../http/api.ts';
import { originOf } from '../../http/origin.ts';
import { errors } from '../../http/problems/problem-schemas.ts';
import { mayEditContent, mayReadContent } from '../../staff/content-roles.ts';
import { staffOf } from '../../staff/guard.ts';
import type { Lang } from '../../text/languages.ts';
import { shownBody } from '../letter/body.ts';
import { renderLetter } from '../letter/letter.ts';
import { letterStyleHash } from '../letter/style.ts';
import { knownIssue } from './open.ts';
import { LetterQuery } from './schemas.ts';

/** A mailing service puts the link of each reader there; in a preview it leads nowhere. */
const UNSUBSCRIBE_MARK = '{{unsubscribe}}';

const html = Type.Unsafe<string>({ type: 'string', format: 'binary' });
const document = { 'text/html': { schema: html } };

/** Nothing of a preview runs, is sent or leads out of its frame. */
const policyFor = (origin: string) =>
  `default-src 'none'; img-src 'self' ${origin}; style-src 'sha256-${letterStyleHash}'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'`;

export function newsletterLetterRoutes(api: Api, publicUrl: string | undefined): void {
  async function letterOf(request: FastifyRequest, { id, lang }: { id: string; lang: Lang }) {
    const body = shownBody(await knownIssue(api.store.db, id));
    const [intl, picture] = [await api.intl(lang), await api.content.pictures()];
    const parts = { intl, publicUrl: originOf(request, publicUrl), picture, unsubscribe: UNSUBSCRIBE_MARK };
    return renderLetter({ body, ...parts });
  }

  api.get(
    '/newsletter/preview',
    {
      config: { staff: mayReadContent, opensInTab: true },
      schema: {
        operationId: 'getNewsletterPreview',
        summary: 'An issue as it is mailed',
        description: 'Byte for byte, but for the link to unsubscribe, which is `{{unsubscribe}}`.',
        tags: ['Staff'],
        querystring: LetterQuery,
        response: { 200: { description: 'The HTML of the mail', content: document }, ...errors(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const { id, lang = 'en' } = request.query;
      const letter = await letterOf(request, { id, lang });
      return reply
        .headers({
          'content-security-policy': policyFor(originOf(request, publicUrl)),
          'x-frame-options': 'SAMEORIGIN',
          'x-robots-tag': 'noindex, nofollow',
          'content-language': letter.languages,
        })
        .type('text/html; charset=utf-8')
        .send(letter.html);
    },
  );

  api.get(
    '/newsletter/export',
    {
      config: { staff: mayEditContent },
      schema: {
        operationId: 'getNewsletterExport',
        summary: 'An issue as a file, for a mailing service',
        description:
          'The HTML of the preview. Replace `{{unsubscribe}}` by what the service has for the link to unsubscribe.',
        tags: ['Staff'],
        querystring: LetterQuery,
        response: { 200: { description: 'The HTML of the mail', content: document }, ...errors(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const { id, lang = 'en' } = request.query;
      const letter = await letterOf(request, { id, lang });
      await recordActions(api.store.db, [id], { who: staffOf(request).username, action: 'exported', reason: lang });
      const name = `nzete-newsletter-${homeDay()}-${lang}.html`;
      reply.type('text/html; charset=utf-8').header('content-disposition', attachment(name));
      return reply.send(letter.html);
    },
  );
}
