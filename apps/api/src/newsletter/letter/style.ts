import { createHash } from 'node:crypto';

/**
 * The colours are the design tokens (`packages/ui/src/styles/tokens.css`), in both themes. A mail
 * program that drops the style shows the same text in its own.
 */
export const LETTER_STYLE = `
:root{color-scheme:light dark}
body{margin:0;padding:1rem;background:#f6eedd;color:#15231b;font:1.0625rem/1.6 system-ui,-apple-system,sans-serif;overflow-wrap:anywhere}
main,header,footer{max-width:36rem;margin:0 auto}
header{font-weight:700;padding:.5rem 0}
main{padding:.25rem 1rem 1rem;background:#fcf8ee;border-radius:.5rem;border-top:.375rem solid #1b543e}
h1{font-size:1.75rem;line-height:1.2}
h2{margin:1.75rem 0 .5rem;font-size:1.3125rem;line-height:1.3}
a{color:#1b543e}
img{display:block;max-width:100%;height:auto;border-radius:.5rem}
.figure{margin:1.5rem 0;padding-left:1rem;border-left:.25rem solid #a8431d}
.figure strong{display:block;font-size:2rem;line-height:1.2}
small,footer{color:#37483d;font-size:.9375rem}
footer{padding:1rem 0}
@media (prefers-color-scheme:dark){
body{background:#0a1e16;color:#f6eedd}
main{background:#11291f;border-top-color:#ebb02d}
a{color:#ebb02d}
.figure{border-left-color:#dc7c4e}
small,footer{color:#d5d6c2}
}
`;

/** For the policy of the preview. */
export const letterStyleHash = createHash('sha256').update(LETTER_STYLE).digest('base64');
