import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isLanguage } from '@nzete/ui/format';
import { SplashScreen } from '@nzete/ui/SplashScreen';
import { buildSync, transformSync } from 'esbuild';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/**
 * Writes what every document has inside it: the splash with its styles, and the early script (`src/early`). The stylesheet moves behind the
 * splash, because in the head it would hold back the first paint.
 */
export function html(): Plugin {
  return {
    name: 'nzete:html',
    transformIndexHtml: {
      order: 'post',
      handler(page, { originalUrl }) {
        const styles: string[] = [];
        const withoutStyles = page.replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, (link) => {
          styles.push(link.trim());
          return '';
        });
        return withLanguage(withoutStyles, originalUrl)
          .replace('<!--inline-->', () => `<style>${splashStyles()}</style><script>${earlyScript()}</script>`)
          .replace(
            '<!--splash-->',
            () => renderToStaticMarkup(createElement(SplashScreen, { id: 'splash' })) + styles.join(''),
          );
      },
    },
  };
}

/** On the dev server, where no page is rendered: the document is in the language of its address, as the API server sends it. */
function withLanguage(page: string, url = '/'): string {
  const language = new URL(url, 'http://localhost').searchParams.get('lang');
  return isLanguage(language) ? page.replace('<html lang="en"', `<html lang="${language}"`) : page;
}

function splashStyles(): string {
  const source = readFileSync(require.resolve('@nzete/ui/splash.css'), 'utf8');
  return transformSync(source, { loader: 'css', minify: true }).code.trim();
}

function earlyScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [new URL('../src/early/early.ts', import.meta.url).pathname],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
