import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { respondAndClose } from '../http/answers/respond-and-close.ts';
import { httpProblems } from '../http/problems/problems.ts';

const isHost = (name: string, index: number) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host';

/** An absolute URL (`GET http://nzete.example/about`) overrides Host (RFC 9112, 3.2.2). */
export function originForm(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const { url = '/' } = request;
  const address = /^https?:\/\//i.test(url) ? URL.parse(url) : null;
  if (!address) return url;
  request.headers.host = address.host;
  return address.pathname + address.search;
}

/** Node would reject these silently: not exactly one Host, other expectations, and tunnels. */
export function httpRules(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const hosts = raw.rawHeaders.filter(isHost).length;
    if (hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0')) done();
    else done(httpProblems.oneHost());
  });
  app.server.on('checkExpectation', ({ socket }: IncomingMessage) =>
    respondAndClose(socket, httpProblems.unknownExpectation()),
  );
  app.server.on('connect', (_request: IncomingMessage, socket: Duplex) =>
    respondAndClose(socket, httpProblems.unreadable()),
  );
}
