import { Type } from 'typebox';
import { type Api, addSchemas } from '../http/api.ts';
import { CONTENT_CACHE_CONTROL } from '../http/entity.ts';
import { errors, LangQuery, ref, strictObject } from '../http/schemas.ts';
import { partnershipGuidePdf, partnershipGuidePdfRoute } from '../partnership-guide/routes.ts';
import { createPdfs } from '../pdf/response.ts';
import { reportPdfRoute, reportPdfs } from '../report-pdf/routes.ts';

const FileBytes = Type.Integer({ minimum: 1, description: 'The size of the file in bytes', examples: [21_480] });

const Downloads = strictObject(
  {
    reports: Type.Array(
      strictObject({ id: Type.Integer({ description: '`id` of a report', examples: [6] }), bytes: FileBytes }),
      { description: 'The published reports, newest first' },
    ),
    partnership_guide: FileBytes,
  },
  { $id: 'Downloads', description: 'How large the PDFs in a language are' },
);

const KEPT_PDFS = 100;

/** The PDFs, and their sizes, which the site says before a download. */
export function downloadRoutes(api: Api): void {
  const pdfs = createPdfs(KEPT_PDFS);
  reportPdfRoute(api, pdfs);
  partnershipGuidePdfRoute(api, pdfs);
  addSchemas(api, Downloads);
  api.get(
    '/downloads',
    {
      schema: {
        operationId: 'getDownloads',
        summary: 'How large the PDFs in a language are',
        tags: ['Foundation'],
        querystring: LangQuery,
        response: { 200: { description: 'The sizes', ...ref(Downloads) }, ...errors(422) },
      },
    },
    async (request, reply) => {
      const lang = request.query.lang ?? 'en';
      reply.header('cache-control', CONTENT_CACHE_CONTROL);
      const reports = [];
      // One after the other: each takes a processor for a while, the first time.
      for (const { id, pdf } of await reportPdfs(api, lang)) reports.push({ id, bytes: await pdfs.size(pdf) });
      return { reports, partnership_guide: await pdfs.size(await partnershipGuidePdf(api, lang)) };
    },
  );
}
