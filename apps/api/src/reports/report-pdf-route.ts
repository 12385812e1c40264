import { type Static, Type } from 'typebox';
import { impactMetrics } from '../content/resources/impact-metrics.ts';
import { reports } from '../content/resources/reports.ts';
import type { UploadedFile } from '../content/uploaded-files.ts';
import { attachment } from '../http/answers/attachment.ts';
import { sendFile } from '../http/answers/send-file.ts';
import type { Api } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { CONTENT_CACHE } from '../http/public-call.ts';
import { LangQuery, strictObject } from '../http/schemas.ts';
import { type Pdf, type Pdfs, pdfResponse } from '../pdf/response.ts';
import type { Lang } from '../text/languages.ts';
import { reportProblems } from './problems.ts';
import { renderReport } from './report-pdf.ts';

const ReportParams = strictObject({
  id: Type.String({ pattern: '^[1-9][0-9]{0,8}$', description: '`id` of a report', examples: ['6'] }),
});

/** A report that can be downloaded. */
interface ReportPdf {
  id: number;
  pdf: Pdf;
  /** The foundation's own PDF, which takes the place of the generated one. */
  own: UploadedFile | undefined;
}

export type ReportList = Readonly<Static<typeof reports.answer>>;

/** The published reports in a language, newest first: those of a draft, or what visitors see. */
export async function reportPdfs(
  api: Pick<Api, 'content' | 'intl'>,
  lang: Lang,
  draft?: ReportList,
): Promise<ReportPdf[]> {
  const { content } = api;
  const list = draft ?? (await content.read(reports, lang));
  const metrics = await content.read(impactMetrics, lang);
  const intl = await api.intl(lang);
  const published = list.filter(({ status }) => status === 'Published');
  const asOf = published[0]?.date ?? '';
  const pdfs = published.map(async (report) => {
    const sheet = { report, metrics, asOf };
    const fileName = `nzete-report-${report.date.slice(0, 7)}-${lang}`;
    const pdf = { fileName, source: [sheet, intl.changes], render: () => renderReport(sheet, intl) };
    return { id: report.id, pdf, own: report.pdf === undefined ? undefined : await content.file(report.pdf) };
  });
  return Promise.all(pdfs);
}

export function reportPdfRoute(api: Api, pdfs: Pdfs): void {
  api.get(
    '/reports/:id/pdf',
    {
      config: { access: 'anyone', cache: CONTENT_CACHE, rateLimit: null },
      schema: {
        operationId: 'getReportPdf',
        summary: 'A published report as a PDF',
        description:
          'One accessible A4 document (PDF/UA) with its texts in the asked language, or the file that the foundation has uploaded in its place, which is the same in every language. Of such a file a range can be asked for, to go on after a broken download.',
        tags: ['Foundation'],
        params: ReportParams,
        querystring: LangQuery,
        response: {
          200: pdfResponse,
          206: { ...pdfResponse, description: 'The asked range of an uploaded file' },
          ...errors(404, 416, 422),
        },
      },
    },
    async (request, reply) => {
      const lang = request.query.lang ?? 'en';
      const id = Number(request.params.id);
      const found = (await reportPdfs(api, lang)).find((report) => report.id === id);
      if (found?.own) {
        return sendFile(request, reply, found.own, {
          'content-type': 'application/pdf',
          'content-disposition': attachment(`${found.pdf.fileName}.pdf`),
        });
      }
      if (found) return pdfs.send(request, reply, found.pdf);
      const isKnown = (await api.content.read(reports, lang)).some((report) => report.id === id);
      throw isKnown ? reportProblems.unpublishedReport() : reportProblems.unknownReport();
    },
  );
}
