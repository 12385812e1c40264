import { createHash } from 'node:crypto';
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
    const kind = tag.toLowerCase() === 'script' ? 'script' : 'style';
    const external = kind === 'script' && (/\bsrc\s*=/i.test(attributes) || DATA_SCRIPT.test(attributes));
    if (!external && content) found[kind].add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  }
  return { script: [...found.script], style: [...found.style] };
}

/** Where browsers report what a policy stopped (`csp-reports/`). Not `report-to`: Chromium reports by it over TLS alone, and then by nothing else. */
const REPORT_TO = 'report-uri /api/csp-reports';

/** On every answer, also on what is refused before it is a request that hooks see. From an answer of the API nothing may come. */
export const bareHeaders: Record<string, string> = {
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
    /** The security headers of a page. */
    pageHeaders: Record<string, string>;
    /** The policy of a rendered page, whose head has styles of its own. */
    pagePolicy: (html: string) => string;
  }
}

/** What a page may load: the site's own files, and inline scripts and styles by their hashes. */
function policy({ script, style }: ReturnType<typeof inlineHashes>): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...script].join(' '),
    ["style-src 'self'", ...style].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    REPORT_TO,
  ].join(';');
}

/** Security headers on every answer, with a policy computed from the built page. HSTS only on answers over TLS. */
export function securityHeaders(app: FastifyInstance, indexHtml: string): void {
  const built = inlineHashes(indexHtml);
  const pageHeaders = { ...bareHeaders, 'content-security-policy': policy(built) };
  app.decorate('pageHeaders', pageHeaders);
  // Scripts are those of the built document alone, and styles those of the head: nothing that a rendered text could bring in is allowed.
  app.decorate('pagePolicy', (html) => {
    const [head = ''] = html.split('</head>', 1);
    return policy({ script: built.script, style: inlineHashes(head).style });
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? bareHeaders : pageHeaders);
    // `https` is what the trusted proxy reports (TRUST_PROXY); a plain HTTP install must not lock itself out.
    if (request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${ONE_YEAR}; includeSubDomains`);
    done();
  });
}
