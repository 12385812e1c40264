import type { FastifyInstance } from 'fastify';

const SVG = 'image/svg+xml';

/** SVG is text, but @fastify/static adds a charset only to `text/…`, scripts and JSON. */
export function svgCharset(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.getHeader('content-type') === SVG) reply.type(`${SVG}; charset=utf-8`);
    done();
  });
}
