import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;
const DATA_SCRIPT = /\btype\s*=\s*["']?application\/(?:ld\+)?json\b/i;
const ONE_YEAR = 31_536_000;

/**
 * The `sha256-…` sources that let the inline styles and scripts of a page run under a strict policy. Scripts that only
 * hold data (JSON) need none.
 */
export function inlineHashes(html: string): { script: string[]; style: string[] } {
  const found = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag = '', attributes = '', content = ''] of html.matchAll(INLINE)) {
    const kind = tag.toLowerCase() as 'script' | 'style';
    const external = kind === 'script' && (/\bsrc\s*=/i.test(attributes) || DATA_SCRIPT.test(attributes));
    if (!external && content) found[kind].add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  }
  return { script: [...found.script], style: [...found.style] };
}

/** For what is refused before it is a request that the server's hooks see: it is JSON, and nothing may come of it. */
export const bareHeaders: Record<string, string> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Security headers on every answer, with a policy computed from the built page. HSTS only on answers over TLS. */
export async function securityHeaders(app: FastifyInstance, indexHtml: string): Promise<void> {
  const { script, style } = inlineHashes(indexHtml);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...script],
        'style-src': ["'self'", ...style],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
    xXssProtection: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    // `https` is what the trusted proxy reports (TRUST_PROXY); a plain HTTP install must not lock itself out.
    if (request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${ONE_YEAR}; includeSubDomains`);
  });
}
