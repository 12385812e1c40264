import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { recordActions } from '../../../audit/actions.ts';
import { attachment } from '../../../http/answers/attachment.ts';
import { anyFileName } from '../../../http/answers/file-name.ts';
import { sendFile } from '../../../http/answers/send-file.ts';
import { type Api, addSchemas, withTypes } from '../../../http/api.ts';
import { LONGEST_BODY_MS } from '../../../http/body-timeout.ts';
import { errors } from '../../../http/problems/problem-schemas.ts';
import { ref, strictObject, uploadedFile } from '../../../http/schemas.ts';
import { line } from '../../../http/validation/text.ts';
import { pdfResponse } from '../../../pdf/response.ts';
import { mayEditContent, mayReadContent } from '../../../staff/content-roles.ts';
import { staffOf } from '../../../staff/guard.ts';
import { storeUploadedFile } from '../../uploaded-files.ts';
import { contentProblems } from '../problems.ts';
import { PdfChecker } from './pdf-checker.ts';
import { nameOf } from './slug.ts';

const MAX_BYTES = 20_000_000;
const pdf = 'application/pdf';
/** A file waits for the one before it, and is then read. */
const ANSWER_MS = 75_000;

/** Neither scripts nor forms of the file do anything, even if a browser runs it. */
const POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'";

const AddedFile = strictObject(
  {
    file: uploadedFile('What content names'),
    bytes: Type.Integer({ minimum: 1, description: 'Its size', examples: [412_000] }),
  },
  { $id: 'AddedFile', description: 'A PDF that a report can name' },
);

const refusals = {
  locked: contentProblems.lockedPdf,
  active: contentProblems.activePdf,
  broken: contentProblems.brokenPdf,
};

/** The PDFs of reports. */
export async function contentFileRoutes(app: FastifyInstance): Promise<void> {
  addSchemas(withTypes(app), AddedFile);
  openRoute(withTypes(app));
  await app.register(async (scope) => addRoute(scope));
}

function openRoute(api: Api): void {
  api.get(
    '/content/file',
    {
      config: { staff: mayReadContent, opensInTab: true },
      schema: {
        operationId: 'openContentFile',
        summary: 'A PDF that was uploaded for a report, also before it is published',
        tags: ['Staff'],
        querystring: strictObject({ file: uploadedFile('What content names') }),
        response: {
          200: pdfResponse,
          206: { ...pdfResponse, description: 'The asked range' },
          ...errors(401, 403, 404, 416, 422),
        },
      },
    },
    async (request, reply) => {
      const { file } = request.query;
      const found = await api.content.file(file);
      if (!found) throw contentProblems.unknownFile();
      return sendFile(request, reply, found, {
        'content-type': pdf,
        'content-disposition': attachment(`${file.slice('file:'.length)}.pdf`),
        'content-security-policy': POLICY,
        'cache-control': 'no-store',
      });
    },
  );
}

function addRoute(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(pdf, { parseAs: 'buffer' }, async (_request: unknown, bytes: Buffer) => bytes);
  const api = withTypes(app);
  const checker = new PdfChecker();
  api.addHook('onClose', async () => checker.close());
  api.post(
    '/content/file',
    {
      bodyLimit: MAX_BYTES,
      config: {
        staff: mayEditContent,
        rateLimit: api.rateLimits.staffWrite,
        bodyTimeoutMs: LONGEST_BODY_MS,
        answerTimeoutMs: ANSWER_MS,
      },
      preValidation: anyFileName,
      schema: {
        operationId: 'addContentFile',
        summary: 'Add a PDF, to be named by a report',
        description:
          'The body is the file itself. A PDF with a password, scripts, forms, attached files or actions other than links is refused with 422, and so is a damaged one. The same file again is the same name.',
        tags: ['Staff'],
        consumes: [pdf],
        querystring: strictObject({
          file_name: Type.Optional(
            line(200, { description: 'The name begins with it', examples: ['Report of March.pdf'] }),
          ),
        }),
        // No `type`: it is not text, and the server has it as a buffer.
        body: Type.Unsafe<Buffer>({
          contentMediaType: 'application/octet-stream',
          description: 'A PDF of at most 20 MB, as it is',
        }),
        response: {
          201: { description: 'The file', ...ref(AddedFile) },
          ...errors(400, 401, 403, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const bytes = request.body;
      if (!Buffer.isBuffer(bytes) || !bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) {
        throw contentProblems.brokenPdf();
      }
      const problem = await checker.check(bytes);
      if (problem) throw refusals[problem]();
      const name = nameOf(request.query.file_name ?? '', bytes, 'report');
      const added_at = new Date().toISOString();
      const added_by = staffOf(request).username;
      await api.store.db.transaction().execute(async (trx) => {
        if (!(await storeUploadedFile(trx, { name, bytes, added_at, added_by }))) return;
        await recordActions(trx, [name], { who: added_by, action: 'added-file' }, added_at);
      });
      return reply.code(201).send({ file: `file:${name}`, bytes: bytes.length });
    },
  );
}
