import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;
const DATA_SCRIPT = /\btype\s*=\s*["']?application\/(?:ld\+)?json\b/i;
const ONE_YEAR = 31_536_000;

/** The `sha256-…` sources of inline styles and scripts. Data scripts (JSON) need none. */
export function inlineHashes(html: string): { script: string[]; style: string[] } {
  const found = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag = '', attributes = '', content = ''] of html.matchAll(INLINE)) {
    const kind = tag.toLowerCase() === 'script' ? 'script' : 'style';
    const external = kind === 'script' && (/\bsrc\s*=/i.test(attributes) || DATA_SCRIPT.test(attributes));
    if (!external && content) found[kind].add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  }
  return { script: [...found.script], style: [...found.style] };
}

/** Not `report-to`, which Chromium supports only over TLS and then prefers. */
const REPORT_TO = 'report-uri /api/csp-reports';

/** On every response, including those without a request. Responses of the API and files of the build may load nothing. */
export const baseHeaders: Record<string, string> = {
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'; ${REPORT_TO}`,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

declare module 'fastify' {
  interface FastifyInstance {
    pageHeaders: Record<string, string>;
    /** The policy of a rendered page, whose head has its own styles. */
    pagePolicy: (html: string) => string;
  }
}

/** A page may load the site's own files, and inline scripts and styles by hash. */
function policy({ script, style }: ReturnType<typeof inlineHashes>): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...script].join(' '),
    ["style-src 'self'", ...style].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    REPORT_TO,
  ].join(';');
}

/**
 * The policy of a document that is sent as it was built.
 *
 * @param styles the hashes of styles in documents that it shows in frames of its own, as `srcdoc`
 */
export function staticPolicy(html: string, styles: readonly string[] = []): string {
  const { script, style } = inlineHashes(html);
  return policy({ script, style: [...style, ...styles.map((hash) => `'sha256-${hash}'`)] });
}

/** Sets security headers on every response, with a policy for the built page, and HSTS over TLS. */
export function securityHeaders(app: FastifyInstance, indexHtml: string): void {
  const built = inlineHashes(indexHtml);
  const pageHeaders = { ...baseHeaders, 'content-security-policy': policy(built) };
  app.decorate('pageHeaders', pageHeaders);
  // Scripts must be in the built document, and styles in the head, so that injected text cannot
  // run.
  app.decorate('pagePolicy', (html) => {
    const [head = ''] = html.split('</head>', 1);
    return policy({ script: built.script, style: inlineHashes(head).style });
  });
  app.addHook('onRequest', (request, reply, done) => {
    // The policy of a page would be a third of the bytes of a small script.
    const isPage = !/^\/(?:api|assets)\//.test(request.url);
    reply.headers(isPage ? pageHeaders : baseHeaders);
    // The trusted proxy reports `https` (TRUST_PROXY); HSTS would lock out a plain HTTP
    // installation.
    if (request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${ONE_YEAR}; includeSubDomains`);
    done();
  });
}
