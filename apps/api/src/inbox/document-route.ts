import { Type } from 'typebox';
import { recordActions } from '../audit/actions.ts';
import { attachment } from '../http/answers/attachment.ts';
import type { Api } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { readKycDocuments } from '../kyc/records.ts';
import { staffOf } from '../staff/guard.ts';
import { mayDecide } from '../staff/inbox-roles.ts';
import { entryOf } from './entry-routes.ts';
import { PdfMarker } from './pdf-marker.ts';
import { inboxProblems } from './problems.ts';
import { DocumentParams } from './schemas.ts';
import { markedPicture } from './watermark.ts';

const file = { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) };

/** Neither scripts nor forms nor links of the file do anything, even if a browser runs it. */
const POLICY = "sandbox; default-src 'none'; frame-ancestors 'self'";

export function documentRoute(api: Api): void {
  const marker = new PdfMarker();
  api.addHook('onClose', async () => marker.close());
  api.get(
    '/inbox/:subject/documents/:kind',
    {
      config: { staff: mayDecide, opensInTab: true },
      schema: {
        operationId: 'openInboxDocument',
        summary: 'A document of an identity check',
        description:
          'With who looks and when across it: a picture is encoded again as WebP, the pages of a PDF are copied into a new one without its scripts, forms, links and attachments, sandboxed. 422 if a PDF cannot be copied. Not while it is being scanned, and never if it is infected. The look is in the audit trail. A browser that opens it in a tab gets an error as a page.',
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
      if (document?.scan === 'waiting') throw inboxProblems.documentBeingScanned();
      if (!document?.bytes || !document.type || document.scan === 'infected') {
        throw inboxProblems.unknownDocument();
      }
      const who = staffOf(request).username;
      const at = new Date().toISOString();
      await recordActions(api.store.db, [subject], { who, action: 'opened', reason: kind }, at);
      reply.header('content-security-policy', POLICY);
      const name = (extension: string) => attachment(`${subject}-${kind}.${extension}`, 'inline');
      const mark = `${who} · ${at.slice(0, 16).replace('T', ' ')} UTC · ${subject}`;
      if (document.type === 'application/pdf') {
        const result = await marker.mark({ bytes: document.bytes, mark });
        if ('error' in result) {
          request.log.warn({ subject, kind, reason: result.error }, 'a PDF could not be marked');
          throw inboxProblems.unmarkablePdf();
        }
        return reply
          .type('application/pdf')
          .header('content-disposition', name('pdf'))
          .send(Buffer.from(result.marked));
      }
      const picture = await markedPicture(document.bytes, mark);
      if (!picture) throw inboxProblems.unknownDocument();
      return reply.type('image/webp').header('content-disposition', name('webp')).send(picture);
    },
  );
}
