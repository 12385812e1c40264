import { partnershipGuide } from '../content/resources/partnership-guide.ts';
import type { Api } from '../http/api.ts';
import { errors, LangQuery } from '../http/schemas.ts';
import { pdfResponse, pdfSender } from '../pdf/response.ts';
import { languages } from '../text/languages.ts';
import { renderGuide } from './render.ts';

export function partnershipGuidePdfRoute(api: Api): void {
  const sendPdf = pdfSender(languages.length);

  api.get(
    '/partnership-guide/pdf',
    {
      schema: {
        operationId: 'getPartnershipGuidePdf',
        summary: 'The guide for future partners as a PDF',
        description: 'One accessible A4 document (PDF/UA) with its texts in the asked language.',
        tags: ['Partnerships'],
        querystring: LangQuery,
        response: { 200: pdfResponse, ...errors(422) },
      },
    },
    async (request, reply) => {
      const lang = request.query.lang ?? 'en';
      const guide = await api.content.read(partnershipGuide, lang);
      const fileName = `nzete-partnership-guide-${lang}`;
      return sendPdf(request, reply, { fileName, source: guide, render: () => renderGuide(guide, lang) });
    },
  );
}
