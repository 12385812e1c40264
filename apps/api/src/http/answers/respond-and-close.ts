import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type HttpError, PROBLEM_TYPE, problemBody } from '../problems/problem.ts';
import { baseHeaders } from '../security.ts';

/** Writes an answer to the socket, where no reply can be used, and closes it. */
export function respondAndClose(socket: Duplex, { code, statusCode, message, headers }: HttpError): void {
  const body = JSON.stringify(problemBody(code, statusCode, message));
  const lines = Object.entries({ ...baseHeaders, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const answer =
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}\r\nContent-Type: ${PROBLEM_TYPE}\r\n` +
    `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n${lines.join('')}\r\n${body}`;
  socket.end(answer, () => socket.destroy());
}
