import { type Static, Type } from 'typebox';
import { type Api, addSchemas } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { CONTENT_CACHE } from '../http/public-call.ts';
import { LangQuery, ref, strictObject } from '../http/schemas.ts';
import { partnershipGuidePdf, partnershipGuidePdfRoute } from '../partnerships/guide-routes.ts';
import { createPdfs, type Pdfs } from '../pdf/response.ts';
import type { Lang } from '../text/languages.ts';
import { type ReportList, reportPdfRoute, reportPdfs } from './report-pdf-route.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The sizes of the downloads, once the reports of a draft are published. */
    downloadsOf: (lang: Lang, reports: ReportList) => Promise<Downloads>;
  }
}

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

type Downloads = Static<typeof Downloads>;

const KEPT_PDFS = 100;

/** The PDFs, and their sizes, which the site says before a download. */
export function routes(api: Api): void {
  const pdfs = createPdfs(KEPT_PDFS);
  reportPdfRoute(api, pdfs);
  partnershipGuidePdfRoute(api, pdfs);
  addSchemas(api, Downloads);
  api.decorate('downloadsOf', (lang, reports) => downloadsOf(api, pdfs, lang, reports));
  api.get(
    '/downloads',
    {
      config: { access: 'anyone', cache: CONTENT_CACHE, rateLimit: null },
      schema: {
        operationId: 'getDownloads',
        summary: 'How large the PDFs in a language are',
        tags: ['Foundation'],
        querystring: LangQuery,
        response: { 200: { description: 'The sizes', ...ref(Downloads) }, ...errors(422) },
      },
    },
    async (request) => downloadsOf(api, pdfs, request.query.lang ?? 'en'),
  );
}

async function downloadsOf(api: Api, pdfs: Pdfs, lang: Lang, draft?: ReportList): Promise<Downloads> {
  const reports = [];
  // One after the other: each takes a processor for a while, the first time.
  for (const { id, pdf, own } of await reportPdfs(api, lang, draft)) {
    reports.push({ id, bytes: own?.bytes ?? (await pdfs.size(pdf)) });
  }
  return { reports, partnership_guide: await pdfs.size(await partnershipGuidePdf(api, lang)) };
}
