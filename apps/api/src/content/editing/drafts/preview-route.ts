import { Type } from 'typebox';
import type { Api } from '../../../http/api.ts';
import type { ApiAnswer, ApiCall } from '../../../http/api-call.ts';
import { errors } from '../../../http/problems/problem-schemas.ts';
import { LangQuery, strictObject } from '../../../http/schemas.ts';
import { mayReadContent } from '../../../staff/content-roles.ts';
import { knownPath } from '../list-routes.ts';
import { pagesOf } from '../pages.ts';
import { contentProblems } from '../problems.ts';
import { ListQuery } from '../schemas.ts';
import { bodyOfDraft, readDraft } from './drafts.ts';
import { answerWith } from './preview-answers.ts';

/** Nothing of a preview runs, is sent or leads out of its frame. */
function previewPolicy(policy: string): string {
  const stricter = {
    'script-src': "'none'",
    'connect-src': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
  };
  // The scripts of the page are stopped on purpose, so nothing is reported.
  return Object.entries(stricter).reduce(
    (text, [name, value]) => text.replace(new RegExp(`${name} [^;]*`), `${name} ${value}`),
    policy.replace(/;report-uri [^;]*/, ''),
  );
}

export function contentPreviewRoute(api: Api): void {
  const html = Type.Unsafe<string>({ type: 'string', format: 'binary' });
  api.get(
    '/content-preview',
    {
      config: { staff: mayReadContent, opensInTab: true },
      schema: {
        operationId: 'getContentPreview',
        summary: 'A page of the site with the draft of a list',
        description:
          'The document that visitors get once the draft is published, for a frame of the staff area: nothing in it runs. Without a draft it is the page as it is. 404 if the page is not one of the site or does not show the list.',
        tags: ['Staff'],
        querystring: strictObject({
          ...ListQuery.properties,
          page: Type.String({ pattern: '^/[a-z0-9/-]*$', maxLength: 200, description: 'A page', examples: ['/team'] }),
          ...LangQuery.properties,
        }),
        response: {
          200: { description: 'The page', content: { 'text/html': { schema: html } } },
          ...errors(401, 403, 404, 409, 422),
        },
      },
    },
    async (request, reply) => {
      const { page, lang = 'en' } = request.query;
      const path = knownPath(request.query.path);
      if (pagesOf(path).length === 0 || !api.renderPreview) throw contentProblems.noPreview();
      const draft = await readDraft(api.store.db, path);
      const body = draft && bodyOfDraft(draft);
      const answer = async ({ url }: ApiCall): Promise<ApiAnswer | undefined> => {
        if (body === undefined) return undefined;
        const found = await answerWith(api, { path, body }, lang, new URL(url));
        if (!found) return undefined;
        const headers = { 'content-type': 'application/json; charset=utf-8', ...found.headers };
        return { status: 200, headers, body: new TextEncoder().encode(JSON.stringify(found.body)) };
      };
      const rendered = await api.renderPreview(request, { page, language: lang, answer }).catch((error: unknown) => {
        request.log.info({ err: error, path }, 'a draft could not be shown');
        throw contentProblems.notShown();
      });
      if (!rendered) throw contentProblems.noPreview();
      return reply
        .headers({
          'content-security-policy': previewPolicy(rendered.policy),
          'x-frame-options': 'SAMEORIGIN',
          'x-robots-tag': 'noindex, nofollow',
          'cache-control': 'no-store',
          'content-language': lang,
        })
        .type('text/html; charset=utf-8')
        .send(rendered.html);
    },
  );
}
