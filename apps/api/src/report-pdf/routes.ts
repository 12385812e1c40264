import { Type } from 'typebox';
import { impactMetrics } from '../content/resources/impact-metrics.ts';
import { reports } from '../content/resources/reports.ts';
import type { Api } from '../http/api.ts';
import { httpError } from '../http/http-error.ts';
import { errors, LangQuery, strictObject } from '../http/schemas.ts';
import { type Pdf, type Pdfs, pdfResponse } from '../pdf/response.ts';
import type { Lang } from '../text/languages.ts';
import { reportErrors } from './error-texts.ts';
import { renderReport } from './render.ts';

const ReportParams = strictObject({
  id: Type.String({ pattern: '^[1-9][0-9]{0,8}$', description: '`id` of a report', examples: ['6'] }),
});

/** A report that can be downloaded. */
interface ReportPdf {
  id: number;
  pdf: Pdf;
}

/** The published reports in a language, newest first. */
export async function reportPdfs({ content }: Pick<Api, 'content'>, lang: Lang): Promise<ReportPdf[]> {
  const [list, metrics] = await Promise.all([content.read(reports, lang), content.read(impactMetrics, lang)]);
  const published = list.filter(({ status }) => status === 'Published');
  const asOf = published[0]?.date ?? '';
  return published.map((report) => {
    const sheet = { report, metrics, asOf, lang };
    const fileName = `nzete-report-${report.date.slice(0, 7)}-${lang}`;
    return { id: report.id, pdf: { fileName, source: sheet, render: () => renderReport(sheet) } };
  });
}

export function reportPdfRoute(api: Api, pdfs: Pdfs): void {
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
      const id = Number(request.params.id);
      const found = (await reportPdfs(api, lang)).find((report) => report.id === id);
      if (found) return pdfs.send(request, reply, found.pdf);
      const isKnown = (await api.content.read(reports, lang)).some((report) => report.id === id);
      throw httpError(404, isKnown ? reportErrors.unpublishedReport : reportErrors.unknownReport);
    },
  );
}
