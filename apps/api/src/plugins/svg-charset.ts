import type { FastifyInstance } from 'fastify';

const SVG = 'image/svg+xml';

/** Drawings are text, so they say their character set; @fastify/static says it of `text/…`, scripts and JSON only. */
export function svgCharset(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.getHeader('content-type') === SVG) reply.type(`${SVG}; charset=utf-8`);
    done();
  });
}
