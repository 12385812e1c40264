import { Logo } from '@nzete/ui/Logo';
import { OfflinePage } from '@nzete/ui/OfflinePage';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Draws the page that the service worker shows without a network (`src/worker/offlinePage.ts`),
 * with placeholders for its texts. The stylesheet is one that every page has loaded.
 */
export function drawOfflinePage(stylesheet: string): { document: string; page: string } {
  const html = renderToStaticMarkup(
    // biome-ignore lint/a11y/useValidLang: a placeholder
    <html lang="{lang}" data-theme="system">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{'{title}'}</title>
        <link rel="stylesheet" href={stylesheet} />
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
  return { document: `<!doctype html>${html.replace(page, '<!--pages-->')}`, page };
}
