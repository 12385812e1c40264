import type { Static } from 'typebox';
import { Type } from 'typebox';
import { impactMetrics } from '../content/resources/impact-metrics.ts';
import type { Report } from '../content/resources/reports.ts';
import { reports } from '../content/resources/reports.ts';
import type { Api } from '../http/api.ts';
import { Cache } from '../http/cache.ts';
import { createEntity, type Entity, sendEntity } from '../http/entity.ts';
import { errorTexts } from '../http/error-texts.ts';
import { httpError } from '../http/http-error.ts';
import { errors, LangQuery, strictObject } from '../http/schemas.ts';
import type { Lang } from '../text/languages.ts';
import { renderReport } from './render.ts';

const ReportParams = strictObject({
  id: Type.String({ pattern: '^[1-9][0-9]{0,8}$', description: '`id` of a report', examples: ['6'] }),
});

/** A PDF as OpenAPI describes a file. */
const Pdf = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

/** About 20 kB each. */
const KEPT_PDFS = 100;

function fileName({ date }: Static<typeof Report>, lang: Lang): string {
  return `nzete-report-${date.slice(0, 7)}-${lang}.pdf`;
}

export function reportPdfRoute(api: Api): void {
  const pdfs = new Cache<Entity>({ limit: KEPT_PDFS });

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
        response: {
          200: { description: 'The file', content: { 'application/pdf': { schema: Pdf } } },
          ...errors(404, 422),
        },
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
      const entity = await pdfs.get(
        `${report.id} ${lang}`,
        async () => JSON.stringify(sheet),
        async () => createEntity(await renderReport(sheet), 'application/pdf'),
      );
      reply.header('content-disposition', `attachment; filename="${fileName(report, lang)}"`);
      reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400');
      return sendEntity(request, reply, entity);
    },
  );
}
