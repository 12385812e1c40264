import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { attachment } from '../http/answers/attachment.ts';
import { Cache } from '../http/answers/cache.ts';
import { bodyOf, createEntity, type Entity, sendEntity } from '../http/answers/entity.ts';

/** A PDF as OpenAPI describes a file. */
export const pdfResponse = {
  description: 'The file',
  content: { 'application/pdf': { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) } },
};

export interface Pdf {
  /** Without the extension. */
  fileName: string;
  /** What the PDF shows: it is rendered again when this has changed. */
  source: unknown;
  render: () => Promise<Buffer>;
}

export interface Pdfs {
  send: (request: FastifyRequest, reply: FastifyReply, pdf: Pdf) => Promise<FastifyReply>;
  /** The size of the file in bytes. */
  size: (pdf: Pdf) => Promise<number>;
}

/** Renders PDFs, about 20 kB each, and caches some. */
export function createPdfs(limit: number): Pdfs {
  const pdfs = new Cache<Entity>({ limit });
  const entityOf = ({ fileName, source, render }: Pdf) =>
    pdfs.get(
      fileName,
      async () => JSON.stringify(source),
      async () => createEntity(await render(), 'application/pdf'),
    );
  return {
    send: async (request, reply, pdf) => {
      const entity = await entityOf(pdf);
      reply.header('content-disposition', attachment(`${pdf.fileName}.pdf`));
      return sendEntity(request, reply, entity);
    },
    size: async (pdf) => bodyOf(await entityOf(pdf)).length,
  };
}
