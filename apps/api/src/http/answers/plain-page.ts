import { createHash } from 'node:crypto';
import { escapeHtml } from '../../text/escape-html.ts';
import type { ServerIntl } from '../../text/intl.ts';
import { foundation } from '../../text/messages.ts';
import { baseHeaders } from '../security.ts';

/** The colours are the design tokens (`packages/ui/src/styles/tokens.css`), in both themes. */
const STYLE = `
:root{color-scheme:light dark;--bg:#f6eedd;--surface:#fcf8ee;--text:#15231b;--muted:#37483d;--primary:#1b543e;--on:#fcf8ee;--focus:#2a4bb5;--seam:#a8431d}
@media (prefers-color-scheme:dark){:root{--bg:#0a1e16;--surface:#11291f;--text:#f6eedd;--muted:#d5d6c2;--primary:#ebb02d;--on:#0a1e16;--focus:#a6b8ef;--seam:#dc7c4e}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--bg);color:var(--text);font:1.0625rem/1.6 system-ui,sans-serif}
header,main,nav{max-width:38rem;margin-inline:auto;padding:1.25rem}
header{font-weight:700}
main{background:var(--surface);border-radius:.25rem;border-top:.375rem solid;border-image:repeating-linear-gradient(90deg,var(--primary) 0 1.25rem,var(--seam) 1.25rem 1.75rem) 6}
h1{margin:.5rem 0;font-size:1.75rem;line-height:1.2;text-wrap:balance}
p{color:var(--muted);overflow-wrap:anywhere}
a{color:inherit}
button{min-height:3rem;padding:.5rem 1.5rem;border:2px solid transparent;border-radius:.25rem;background:var(--primary);color:var(--on);font:inherit;font-weight:700;cursor:pointer}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:0;padding:0;list-style:none}
nav a{display:inline-block;padding:.5rem 0}
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** The page loads nothing and sends no referrer, because its URL may contain a token. */
export const plainPageHeaders: Record<string, string> = {
  ...baseHeaders,
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

interface PlainPage {
  intl: ServerIntl;
  title: string;
  /** The HTML of `<main>` and of what follows it. */
  main: string;
  after?: string;
}

/** A page that works without scripts and without the built site. */
export function plainPage({ intl, title, main, after = '' }: PlainPage): string {
  const name = escapeHtml(intl.formatMessage(foundation.name));
  return (
    `<!doctype html><html lang="${intl.locale}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${escapeHtml(title)} · ${name}</title><style>${STYLE}</style></head>` +
    `<body><header>${name}</header><main>${main}</main>${after}</body></html>`
  );
}
