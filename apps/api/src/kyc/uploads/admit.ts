import type { FastifyReply, FastifyRequest } from 'fastify';
import { respondAndClose } from '../../http/answers/respond-and-close.ts';
import { networksOf } from '../../http/network.ts';
import { httpProblems } from '../../http/problems/problems.ts';
import { documentProblems } from '../problems.ts';
import type { Upload } from './limiter.ts';

const ofStatus = {
  408: httpProblems.tooSlow,
  503: () => documentProblems.documentsBusy().with({ 'retry-after': '60' }),
};

function toUpload({ ip, raw }: FastifyRequest, reply: FastifyReply): Upload {
  const { socket } = raw;
  const before = socket.bytesRead;
  return {
    address: networksOf(ip).narrow,
    received: () => socket.bytesRead - before,
    isComplete: () => raw.complete,
    end: (status) => {
      if (reply.raw.headersSent) raw.destroy();
      else respondAndClose(socket, ofStatus[status]());
    },
  };
}

/**
 * Admits the body of a request as an upload, until its response has been sent.
 *
 * @throws {HttpError} 503 if too many others are running
 */
export function admitUpload(request: FastifyRequest, reply: FastifyReply): void {
  const release = request.server.uploadLimiter.admit(toUpload(request, reply));
  // It may have closed in the meantime.
  if (reply.raw.destroyed) release();
  else reply.raw.once('close', release);
}
