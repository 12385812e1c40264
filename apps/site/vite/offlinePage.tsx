import { createHash } from 'node:crypto';
import { Logo } from '@nzete/ui/Logo';
import { OfflinePage } from '@nzete/ui/OfflinePage';
import { renderToStaticMarkup } from 'react-dom/server';

/** The page that the service worker shows without a network, with placeholders for its texts. */
export interface OfflineDocument {
  document: string;
  /** One item of its list of pages. */
  page: string;
  /** Its `Content-Security-Policy`: the server's is for the server's own documents. */
  policy: string;
}

/**
 * Draws that page (`src/worker/offlinePage.ts`).
 *
 * @param files the URLs of a stylesheet and a heading font that every page has loaded. The
 *   stylesheet has no font: on other pages a script adds it.
 */
export function drawOfflinePage({ stylesheet, font }: { stylesheet: string; font: string }): OfflineDocument {
  const fontFace = `@font-face{font-family:Ojuju;src:url(${font}) format("woff2");font-weight:760 800}`;
  const hash = createHash('sha256').update(fontFace).digest('base64');
  const html = renderToStaticMarkup(
    // biome-ignore lint/a11y/useValidLang: a placeholder
    <html lang="{lang}" data-theme="system">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{'{title}'}</title>
        <link rel="stylesheet" href={stylesheet} />
        <style>{fontFace}</style>
      </head>
      <body>
        <header className="nz:wrap nz:pt-6">
          <Logo className="nz:h-12 nz:text-text" />
        </header>
        <main>
          <OfflinePage
            title="{title}"
            description="{text}"
            listTitle="{list}"
            pages={[{ href: '{href}', title: '{name}', lang: '{lang}' }]}
            retry="{retry}"
          />
        </main>
      </body>
    </html>,
  );
  const [page = ''] = /<li\b[\s\S]*<\/li>/.exec(html) ?? [];
  return {
    document: `<!doctype html>${html.replace(page, '<!--pages-->')}`,
    page,
    policy: `default-src 'none'; style-src 'self' 'sha256-${hash}'; font-src 'self'; img-src 'self'`,
  };
}
