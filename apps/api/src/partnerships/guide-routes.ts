import { partnershipGuide } from '../content/resources/partnership-guide.ts';
import type { Api } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { CONTENT_CACHE } from '../http/public-call.ts';
import { LangQuery } from '../http/schemas.ts';
import { type Pdf, type Pdfs, pdfResponse } from '../pdf/response.ts';
import type { Lang } from '../text/languages.ts';
import { renderGuide } from './guide-pdf.ts';

/** The guide in a language. */
export async function partnershipGuidePdf(api: Pick<Api, 'content' | 'intl'>, lang: Lang): Promise<Pdf> {
  const guide = await api.content.read(partnershipGuide, lang);
  const intl = await api.intl(lang);
  return {
    fileName: `nzete-partnership-guide-${lang}`,
    source: [guide, intl.changes],
    render: () => renderGuide(guide, intl),
  };
}

export function partnershipGuidePdfRoute(api: Api, pdfs: Pdfs): void {
  api.get(
    '/partnership-guide/pdf',
    {
      config: { access: 'anyone', cache: CONTENT_CACHE, rateLimit: null },
      schema: {
        operationId: 'getPartnershipGuidePdf',
        summary: 'The guide for future partners as a PDF',
        description: 'One accessible A4 document (PDF/UA) with its texts in the asked language.',
        tags: ['Partnerships'],
        querystring: LangQuery,
        response: { 200: pdfResponse, ...errors(422) },
      },
    },
    async (request, reply) => pdfs.send(request, reply, await partnershipGuidePdf(api, request.query.lang ?? 'en')),
  );
}
