import { randomUUID } from 'node:crypto';
import { MemoryLocker, Server } from '@tus/server';
import type { FastifyInstance } from 'fastify';
import type { HttpError } from '../../http/problems/problem.ts';
import { httpProblems } from '../../http/problems/problems.ts';
import { fileTypes, MAX_DOCUMENT_BYTES } from '../documents/file-type.ts';
import { documentProblems } from '../problems.ts';
import { type UploadKey, UploadStore, uploadName } from './store.ts';

/** Only the path matters: the name of an upload, or the document that it is created for. */
const ORIGIN = 'http://uploads';

const nameOf = ({ url }: { url: string }) => new URL(url).pathname.slice(1);

export const uploadUrl = ({ reference, kind, id }: Omit<UploadKey, 'id'> & { id?: string }): string =>
  `${ORIGIN}/${id ? uploadName({ reference, kind, id }) : `${reference}/${kind}`}`;

/** How long an older request for the same upload, whose connection may be dead, may still run. */
const DRAIN_MS = 100;

/** The response to an error of the protocol; other errors keep their own. */
export function toHttpError({ status_code: status, body }: { status_code: number; body: string }): HttpError {
  const text = body.trim();
  if (status === 404) return documentProblems.unknownUpload();
  if (status === 410) return documentProblems.uploadGone();
  if (status === 413) return httpProblems.bodyTooLarge();
  if (status === 412) return documentProblems.otherProtocol(text).with({ 'tus-version': '1.0.0' });
  if (status === 409) return documentProblems.wrongOffset();
  // Another request for the same upload would not end.
  if (status >= 500 && status !== 501) return documentProblems.documentsBusy().with({ 'retry-after': '5' });
  return documentProblems.badUpload(text);
}

/** The server of the tus protocol (https://tus.io), and the documents that it stores. */
export function createUploadServer(app: FastifyInstance) {
  const store = new UploadStore(app);
  const server = new Server({
    path: '/',
    datastore: store,
    locker: new MemoryLocker(),
    lockDrainTimeout: DRAIN_MS,
    maxSize: MAX_DOCUMENT_BYTES,
    disableTerminationForFinishedUploads: true,
    // Without CORS: other sites may not write (`plugins/same-origin.ts`).
    allowedOrigins: () => false,
    namingFunction: (request) => `${nameOf(request)}/${randomUUID()}`,
    getFileIdFromRequest: nameOf,
    generateUrl: (_request, { id }) => id.split('/').at(-1) ?? '',
    onUploadCreate: async (_request, { size, metadata }) => {
      if (!fileTypes.some((type) => type === metadata?.filetype)) throw httpProblems.wrongType();
      if (size === 0) throw documentProblems.otherFileType();
      return {};
    },
    onUploadFinish: async (_request, { id }) => {
      const document = await store.documentOf(id);
      return document ? { headers: { 'Upload-Result': document } } : {};
    },
    onResponseError: (_request, error) => {
      // Rejects `handleWeb`, so that errors look like those of every other endpoint.
      throw 'status_code' in error ? toHttpError(error) : error;
    },
  });
  return { server, store };
}

export type Uploads = ReturnType<typeof createUploadServer>;
