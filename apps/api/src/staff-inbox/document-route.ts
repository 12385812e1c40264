import { Type } from 'typebox';
import type { Api } from '../http/api.ts';
import { httpError } from '../http/http-error.ts';
import { errors } from '../http/schemas.ts';
import { recordActions } from '../inbox/actions.ts';
import { readKycDocuments } from '../kyc/records.ts';
import { staffOf } from '../staff/guard.ts';
import { mayDecide } from './access.ts';
import { entryOf } from './entry-routes.ts';
import { inboxErrors } from './error-texts.ts';
import { DocumentParams } from './schemas.ts';
import { markedPicture } from './watermark.ts';

const file = { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) };

/** Neither scripts nor forms nor links of the file do anything, even if a browser runs it. */
const POLICY = "sandbox; default-src 'none'; frame-ancestors 'self'";

export function documentRoute(api: Api): void {
  api.get(
    '/inbox/:subject/documents/:kind',
    {
      config: { staff: mayDecide },
      schema: {
        operationId: 'openInboxDocument',
        summary: 'A document of an identity check',
        description:
          'A picture is encoded again as WebP, with who looks and when across it; a PDF comes as it was sent, sandboxed. Not while it is being scanned, and never if it is infected. The look is in the audit trail.',
        tags: ['Staff'],
        params: DocumentParams,
        response: {
          200: { description: 'The document', content: { 'image/webp': file, 'application/pdf': file } },
          ...errors(401, 403, 404, 409, 422),
        },
      },
    },
    async (request, reply) => {
      const { subject } = await entryOf(request);
      const { kind } = request.params;
      const documents = await readKycDocuments(api.store, api.keyring, subject);
      const document = documents.find((one) => one.kind === kind);
      if (document?.scan === 'waiting') throw httpError(409, inboxErrors.documentBeingScanned);
      if (!document?.bytes || !document.type || document.scan === 'infected') {
        throw httpError(404, inboxErrors.unknownDocument);
      }
      const who = staffOf(request).username;
      const at = new Date().toISOString();
      await recordActions(api.store.db, [subject], { who, action: 'opened', reason: kind }, at);
      reply.header('content-security-policy', POLICY);
      const name = (extension: string) => `inline; filename="${subject}-${kind}.${extension}"`;
      if (document.type === 'application/pdf') {
        return reply.type('application/pdf').header('content-disposition', name('pdf')).send(document.bytes);
      }
      const picture = await markedPicture(
        document.bytes,
        `${who} · ${at.slice(0, 16).replace('T', ' ')} UTC · ${subject}`,
      );
      if (!picture) throw httpError(404, inboxErrors.unknownDocument);
      return reply.type('image/webp').header('content-disposition', name('webp')).send(picture);
    },
  );
}
