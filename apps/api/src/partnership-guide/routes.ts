import { Type } from 'typebox';
import { partnershipGuide } from '../content/resources/partnership-guide.ts';
import type { Api } from '../http/api.ts';
import { Cache } from '../http/cache.ts';
import { createEntity, type Entity, sendEntity } from '../http/entity.ts';
import { errors, LangQuery } from '../http/schemas.ts';
import { languages } from '../text/languages.ts';
import { renderGuide } from './render.ts';

/** A PDF as OpenAPI describes a file. */
const Pdf = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

export function partnershipGuidePdfRoute(api: Api): void {
  const pdfs = new Cache<Entity>({ limit: languages.length });

  api.get(
    '/partnership-guide/pdf',
    {
      schema: {
        operationId: 'getPartnershipGuidePdf',
        summary: 'The guide for future partners as a PDF',
        description: 'One accessible A4 document (PDF/UA) with its texts in the asked language.',
        tags: ['Partnerships'],
        querystring: LangQuery,
        response: {
          200: { description: 'The file', content: { 'application/pdf': { schema: Pdf } } },
          ...errors(422),
        },
      },
    },
    async (request, reply) => {
      const lang = request.query.lang ?? 'en';
      const guide = await api.content.read(partnershipGuide, lang);
      const entity = await pdfs.get(
        lang,
        async () => JSON.stringify(guide),
        async () => createEntity(await renderGuide(guide, lang), 'application/pdf'),
      );
      reply.header('content-disposition', `attachment; filename="nzete-partnership-guide-${lang}.pdf"`);
      reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400');
      return sendEntity(request, reply, entity);
    },
  );
}
