import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Cache } from '../http/cache.ts';
import { CONTENT_CACHE_CONTROL, createEntity, type Entity, sendEntity } from '../http/entity.ts';

/** A PDF as OpenAPI describes a file. */
export const pdfResponse = {
  description: 'The file',
  content: { 'application/pdf': { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) } },
};

interface Pdf {
  /** Without the extension. */
  fileName: string;
  /** What the PDF shows: it is rendered again when this has changed. */
  source: unknown;
  render: () => Promise<Buffer>;
}

/** Returns a function that sends a PDF, about 20 kB each, and caches some. */
export function pdfSender(limit: number) {
  const pdfs = new Cache<Entity>({ limit });
  return async (request: FastifyRequest, reply: FastifyReply, { fileName, source, render }: Pdf) => {
    const entity = await pdfs.get(
      fileName,
      async () => JSON.stringify(source),
      async () => createEntity(await render(), 'application/pdf'),
    );
    reply.header('content-disposition', `attachment; filename="${fileName}.pdf"`);
    return sendEntity(request, reply.header('cache-control', CONTENT_CACHE_CONTROL), entity);
  };
}
