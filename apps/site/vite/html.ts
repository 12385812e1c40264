import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { intlLocales, languages } from '@nzete/ui/format';
import { SplashScreen } from '@nzete/ui/SplashScreen';
import { transformSync } from 'esbuild';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin, Rolldown } from 'vite';
import type { BootHints } from '../src/boot/boot.ts';
import { reads } from '../src/boot/reads.ts';

type Bundle = Rolldown.OutputBundle;

const require = createRequire(import.meta.url);

/** Said first, because sheets that come later stand before the site's own in the document. */
const layerOrder = '@layer theme,base,components,utilities,pages;';

/** A face is fetched as soon as a visible word uses it: until the shell has come, the splash makes do with the stand-in of the same width. */
const plainSplash = 'html:not([data-shell]) #splash *{font-family:"Ojuju Fallback","Ojuju Fallback Roboto",sans-serif}';

/**
 * Writes the HTML that is there before any script: the splash with its styles, the boot script, and hints for what comes next. The stylesheet
 * moves behind the splash, because in the head it would hold back the first paint.
 */
export function html({ apiBaseUrl }: { apiBaseUrl: string }): Plugin {
  return {
    name: 'nzete:html',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle }) {
        const hints = bundle
          ? collectHints(bundle, apiBaseUrl)
          : {
              shell: '',
              locales: intlLocales,
              texts: { en: [], fr: [], ln: [], sw: [] },
              every: [],
              home: [],
              belowHome: [],
              reads: [],
              homeReads: [],
            };
        const styles: string[] = [];
        const withoutStyles = page.replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, (link) => {
          styles.push(link.trim());
          return '';
        });
        return withoutStyles
          .replace(
            '<!--head-->',
            () => `<style>${layerOrder}${splashStyles()}${plainSplash}</style><script>${bootScript(hints)}</script>`,
          )
          .replace(
            '<!--splash-->',
            () => renderToStaticMarkup(createElement(SplashScreen, { id: 'splash' })) + styles.join(''),
          );
      },
    },
  };
}

function splashStyles(): string {
  const source = readFileSync(require.resolve('@nzete/ui/splash.css'), 'utf8');
  return transformSync(source, { loader: 'css', minify: true }).code.trim();
}

function bootScript(hints: BootHints): string {
  const source = readFileSync(new URL('../src/boot/boot.ts', import.meta.url), 'utf8');
  const { code } = transformSync(source, {
    loader: 'ts',
    minify: true,
    format: 'iife',
    globalName: 'b',
    target: 'es2020',
  });
  return `${code.trim()}b.boot(${JSON.stringify(hints)})`;
}

/** Finds in the bundle the files that the first view will import, so that they can be asked for at once. */
function collectHints(bundle: Bundle, apiBaseUrl: string): BootHints {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const holding = (suffix: string) => chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(suffix)));
  const shell = holding('/src/app/main.tsx');
  if (!shell) throw new Error('The build has no chunk for main.tsx; vite/html.ts must follow the change.');
  const filesOf = (suffix: string): string[] => {
    const chunk = holding(suffix);
    if (!chunk) throw new Error(`The build has no chunk for ${suffix}; vite/html.ts must follow the change.`);
    const already = new Set([shell.fileName, ...shell.imports]);
    return [chunk.fileName, ...chunk.imports].filter((file) => !already.has(file)).map((file) => `/${file}`);
  };
  const url = (name: string) => `${apiBaseUrl}/${name}`;
  return {
    shell: `/${shell.fileName}`,
    locales: intlLocales,
    texts: Object.fromEntries(
      languages.map((language) => [
        language,
        [...filesOf(`/catalogues/${language}.ts`), ...filesOf(`/locales/home/${language}.json`)],
      ]),
    ),
    every: filesOf('/app/shell/SiteFooter.tsx'),
    home: filesOf('/routes/home/index.ts'),
    belowHome: filesOf('/routes/home/HomeSections.tsx').slice(0, 1),
    reads: reads.every.map(url),
    homeReads: reads.home.map(url),
  };
}
