import type { FastifyInstance } from 'fastify';
import { withTypes } from '../../http/api.ts';
import { LONGEST_BODY_MS } from '../../http/body-timeout.ts';
import { errors } from '../../http/problems/problem-schemas.ts';
import { NO_STORE } from '../../http/public-call.ts';
import { ref } from '../../http/schemas.ts';
import { fileTypes, MAX_DOCUMENT_BYTES } from '../documents/file-type.ts';
import { documentProblems } from '../problems.ts';
import { KycDocument, KycDocumentBody, KycDocumentParams } from '../schemas.ts';
import { admitUpload } from './admit.ts';
import { authorizeUpload } from './authorize.ts';
import type { UploadLimiter } from './limiter.ts';
import { receiveDocument } from './receive-document.ts';

declare module 'fastify' {
  interface FastifyInstance {
    uploadLimiter: UploadLimiter;
  }
}

/** Takes a file in one request; `upload-routes.ts` takes it in parts. */
export async function documentRoute(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(fileTypes, { parseAs: 'buffer' }, async (_request: unknown, bytes: Buffer) => bytes);
  const api = withTypes(app);

  api.put(
    '/kyc-applications/:reference/documents/:kind',
    {
      bodyLimit: MAX_DOCUMENT_BYTES,
      config: {
        access: 'upload',
        cache: NO_STORE,
        rateLimit: api.rateLimits.upload,
        rateLimitName: 'documents',
        bodyTimeoutMs: LONGEST_BODY_MS,
      },
      schema: {
        operationId: 'uploadKycDocument',
        summary: 'Send a document of an identity (KYC) application',
        description:
          'The body is the file itself. Sent again, it replaces the one before. The first bytes decide what the file is, not its name; a file name is neither asked for nor kept. It is scanned for viruses when the server has a scanner, and encrypted before it is stored.',
        tags: ['Applications'],
        consumes: fileTypes,
        params: KycDocumentParams,
        body: KycDocumentBody,
        response: {
          201: { description: 'Stored', ...ref(KycDocument) },
          ...errors(400, 401, 413, 415, 422, 429),
        },
      },
      preParsing: async (request, reply) => {
        await authorizeUpload(request);
        admitUpload(request, reply);
      },
    },
    async (request, reply) => {
      const { reference, kind } = request.params;
      const bytes = request.body;
      const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
      if (!Buffer.isBuffer(bytes)) throw documentProblems.otherFileType();
      // RFC 7240: the pages of forms without JavaScript are answered before the scan.
      const waits = !/\brespond-async\b/i.test(String(request.headers.prefer ?? ''));
      return reply.code(201).send(await receiveDocument(api, { reference, kind, type, bytes, waits }));
    },
  );
}
