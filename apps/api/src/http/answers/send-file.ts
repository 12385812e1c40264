import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { httpProblems } from '../problems/problems.ts';

interface SentFile {
  bytes: number;
  etag: string;
  read: (start: number, end: number) => Readable;
}

/** The one range that is asked for (RFC 9110, 14): `undefined` for the whole, null for none of the file. */
function rangeOf({ headers }: FastifyRequest, { bytes, etag }: SentFile): [number, number] | undefined | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  const isOlder = headers['if-range'] !== undefined && headers['if-range'] !== etag;
  if ((first === '' && last === '') || isOlder) return undefined;
  if (first === '') return Number(last) === 0 ? null : [Math.max(0, bytes - Number(last)), bytes - 1];
  const start = Number(first);
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  // An end before its start is no range: the whole is sent.
  if (last !== '' && Number(last) < start) return undefined;
  return start >= bytes ? null : [start, end];
}

/**
 * Sends a file part by part, or the range of it that a broken download still needs.
 *
 * @throws {HttpError} 416 for a range that it does not have
 */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SentFile,
  headers: Record<string, string>,
): FastifyReply {
  const range = rangeOf(request, file);
  if (range === null) throw httpProblems.noSuchRange().with({ 'content-range': `bytes */${file.bytes}` });
  reply.headers({ ...headers, etag: file.etag, 'accept-ranges': 'bytes' });
  const known = (request.headers['if-none-match'] ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  if (known.includes(file.etag) || known.includes('*')) return reply.code(304).send();
  const [start, end] = range ?? [0, file.bytes - 1];
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.bytes}`);
  return reply.header('content-length', end - start + 1).send(file.read(start, end));
}
