import type { FastifyInstance, InjectOptions } from 'fastify';
import { expect } from 'vitest';
import { pdf, type Receipt } from './kyc.ts';

export const PART = 256 * 1_024;

/** A PDF of this size whose bytes all differ from those of its neighbours. */
export function pdfOf(size: number): Buffer {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at + 4 <= size; at += 4) bytes.writeUInt32LE(Math.imul(at, 2_654_435_761) >>> 0, at);
  pdf.copy(bytes);
  return bytes;
}

const tus = { 'tus-resumable': '1.0.0' };
const bearer = ({ upload_token }: Receipt) => ({ authorization: `Bearer ${upload_token}` });

/** Requests of a tus client for the documents of one application. */
export function partsOf(app: FastifyInstance, to: Receipt, more: InjectOptions = {}) {
  const send = (method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE', url: string, headers: object, payload?: Buffer) =>
    app.inject({ ...more, method, url, headers: { ...tus, ...bearer(to), ...headers }, ...(payload && { payload }) });
  const create = (size: number, kind = 'governmentId', filetype = 'application/pdf', headers: object = {}) =>
    send('POST', `/api/kyc-applications/${to.reference}/documents/${kind}/uploads`, {
      'upload-length': String(size),
      'upload-metadata': `filetype ${Buffer.from(filetype).toString('base64')}`,
      ...headers,
    });
  const patch = (url: string, offset: number, payload: Buffer, headers: object = {}) =>
    send(
      'PATCH',
      url,
      {
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
        ...headers,
      },
      payload,
    );
  return {
    create,
    patch,
    head: (url: string, headers: object = {}) => send('HEAD', url, headers),
    remove: (url: string) => send('DELETE', url, {}),
    /** Creates an upload and returns its path. */
    begin: async (...args: Parameters<typeof create>) => {
      const answer = await create(...args);
      expect(answer.statusCode).toBe(201);
      const kind = args[1] ?? 'governmentId';
      const base = `http://x/api/kyc-applications/${to.reference}/documents/${kind}/uploads`;
      return new URL(String(answer.headers.location), base).pathname;
    },
    /** Sends all bytes from an offset, in parts. Returns the last response. */
    sendAll: async (url: string, bytes: Buffer, from = 0) => {
      for (let at = from; ; at += PART) {
        const answer = await patch(url, at, bytes.subarray(at, at + PART));
        if (answer.statusCode !== 204 || at + PART >= bytes.length) return answer;
      }
    },
  };
}
