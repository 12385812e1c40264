import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isLanguage } from '@nzete/ui/format';
import { SplashScreen } from '@nzete/ui/SplashScreen';
import { buildSync, transformSync } from 'esbuild';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { IndexHtmlTransformContext, Plugin } from 'vite';

const require = createRequire(import.meta.url);

/**
 * Inlines the splash and the early script (`src/early`) into `index.html`, and moves the code to
 * the end, so that on a slow connection the stylesheet is loaded first.
 */
export function html(): Plugin {
  return {
    name: 'nzete:html',
    transformIndexHtml: {
      order: 'post',
      handler(page, { originalUrl, chunk, bundle }) {
        const code = chunk ? codeTags(chunk, bundle) : [];
        const withoutCode = code.reduce((rest, tag) => {
          if (!rest.includes(tag)) throw new Error(`Vite has not written ${tag} into index.html`);
          return rest.replace(tag, '');
        }, page);
        return withLanguage(withoutCode, originalUrl)
          .replaceAll(/\n\s+/g, '\n')
          .replace('<!--code-->', () => `<!--code-->${code.join('')}`)
          .replace('<!--inline-->', () => `${inlineStyles()}<script>${earlyScript()}</script>`)
          .replace('<!--splash-->', () => {
            const splash = createElement(SplashScreen, { id: 'splash', name: 'Nzete Foundation' });
            return `<!--splash-->${renderToStaticMarkup(splash)}\n`;
          });
      },
    },
  };
}

type Bundle = IndexHtmlTransformContext['bundle'];
type Chunk = NonNullable<IndexHtmlTransformContext['chunk']>;

/** The tags that Vite adds to the head for the entry and its imports. */
function codeTags(entry: Chunk, bundle: Bundle): string[] {
  const files = new Set(entry.imports);
  for (const file of files) {
    const chunk = bundle?.[file];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) files.add(imported);
  }
  const preloads = [...files].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return [...preloads, `<script type="module" crossorigin src="/${entry.fileName}"></script>`];
}

/** On the dev server, sets the language from the URL, as the API server does. */
function withLanguage(page: string, url = '/'): string {
  const language = new URL(url, 'http://localhost').searchParams.get('lang');
  return isLanguage(language) ? page.replace('<html lang="en"', `<html lang="${language}"`) : page;
}

/** The styles of the splash are removed with it, but the fallback fonts of the headings stay. */
function inlineStyles(): string {
  const source = readFileSync(require.resolve('@nzete/ui/splash.css'), 'utf8');
  const face = /@font-face \{[^}]*\}/g;
  const underneath = readFileSync(new URL('../src/early/splash.css', import.meta.url), 'utf8');
  const faces = minified((source.match(face) ?? []).join(''));
  return `<style>${faces}</style><!--splash-styles--><style id="splash-styles">${minified(source.replaceAll(face, '') + underneath)}</style><!--/splash-styles-->`;
}

const minified = (css: string) => transformSync(css, { loader: 'css', minify: true }).code.trim();

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
