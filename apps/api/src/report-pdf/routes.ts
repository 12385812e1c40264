import { Type } from 'typebox';
import { impactMetrics } from '../content/resources/impact-metrics.ts';
import { reports } from '../content/resources/reports.ts';
import type { Api } from '../http/api.ts';
import { errorTexts } from '../http/error-texts.ts';
import { httpError } from '../http/http-error.ts';
import { errors, LangQuery, strictObject } from '../http/schemas.ts';
import { pdfResponse, pdfSender } from '../pdf/response.ts';
import { renderReport } from './render.ts';

const ReportParams = strictObject({
  id: Type.String({ pattern: '^[1-9][0-9]{0,8}$', description: '`id` of a report', examples: ['6'] }),
});

const KEPT_PDFS = 100;

export function reportPdfRoute(api: Api): void {
  const sendPdf = pdfSender(KEPT_PDFS);

  api.get(
    '/reports/:id/pdf',
    {
      schema: {
        operationId: 'getReportPdf',
        summary: 'A published report as a PDF',
        description: 'One accessible A4 document (PDF/UA) with its texts in the asked language.',
        tags: ['Foundation'],
        params: ReportParams,
        querystring: LangQuery,
        response: { 200: pdfResponse, ...errors(404, 422) },
      },
    },
    async (request, reply) => {
      const lang = request.query.lang ?? 'en';
      const [list, metrics] = await Promise.all([
        api.content.read(reports, lang),
        api.content.read(impactMetrics, lang),
      ]);
      const report = list.find(({ id }) => id === Number(request.params.id));
      if (!report) throw httpError(404, errorTexts.unknownReport);
      if (report.status !== 'Published') throw httpError(404, errorTexts.unpublishedReport);
      const asOf = list.find(({ status }) => status === 'Published')?.date ?? report.date;
      const sheet = { report, metrics, asOf, lang };
      const fileName = `nzete-report-${report.date.slice(0, 7)}-${lang}`;
      return sendPdf(request, reply, { fileName, source: sheet, render: () => renderReport(sheet) });
    },
  );
}
