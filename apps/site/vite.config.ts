import formatjs from '@formatjs/unplugin/vite';
import { scenes } from '@nzete/scenes/vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { catalogues } from './vite/catalogues.ts';
import { compress } from './vite/compress.ts';
import { html } from './vite/html.ts';
import { manifests } from './vite/manifests.ts';
import { moduleIds } from './vite/moduleIds.ts';
import { socialCards } from './vite/socialCards.ts';
import { worker } from './vite/worker.ts';

/**
 * `vite build` builds the files for browsers, `vite build --ssr` the renderer for the API server.
 */
export default defineConfig(({ command, isSsrBuild }) => {
  const isBuild = command === 'build';
  const api = `http://localhost:${process.env.PORT ?? 8080}`;
  const conditions = isSsrBuild ? defaultServerConditions : defaultClientConditions;
  return {
    plugins: [
      // Drops the English texts from the code: English has a catalogue like the others, and a
      // missing translation must show its key.
      formatjs({ removeDefaultMessage: true }),
      catalogues(),
      // Of the labels that react-aria brings in 34 languages, those that a page can be in.
      optimizeLocales.vite({ locales: ['en-US', 'fr-FR'] }),
      react(),
      scenes(),
      ...(isSsrBuild ? [moduleIds()] : [tailwindcss(), html(), socialCards(), worker(), manifests(), compress()]),
    ],
    define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
    resolve: {
      conditions: isBuild ? [...conditions] : ['@nzete/source', ...conditions],
      // The build compiles the catalogues, so that the browser parses nothing.
      alias: isBuild
        ? [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ]
        : [],
    },
    // The server build is one bundle; only resvg, a native addon, stays in node_modules.
    ssr: { noExternal: isBuild ? true : undefined, external: ['@resvg/resvg-js'] },
    build: isSsrBuild ? serverBuild : clientBuild,
    server: { port: 5173, proxy: { '/api': api, '/pictures': api } },
  };
});

/**
 * Groups of code that several pages share, one file each: on a slow connection a request costs
 * more than a few kilobytes.
 */
const sharedCode = [
  {
    name: 'parts',
    test: /\/(?:components|primitives)\/(?:Badge|Card|SampleMark|Eyebrow|Figure|Heading|LoadState|NextLink|PageHead|Panel|Seam|Section|Text)\/|\/internal\/Hillside|\/shared\/(?:LateDialog|NextArea|PaperNote|QueryState)|\/notifications\//,
    minShareCount: 2,
  },
  {
    name: 'application',
    test: /\/internal\/(?:formSchema|sending|useApplicationForm)|\/phoneSchema|\/shared\/useShowSent|\/partners\/useNotifyFailure|\/domain\/src\/limits/,
    minShareCount: 2,
  },
  {
    name: 'newsletter',
    test: /\/components\/Newsletter|\/primitives\/Field\/|\/newsletter\/|\/shared\/formAnswer|\/shared\/outbox\/(?:useSendLater|outboxSlice)|\/domain\/src\/(?:accents|local-time)/,
    minShareCount: 2,
  },
  { name: 'fields', test: /\/primitives\/(?:CheckboxField|SelectField|SendOutcome)\//, minShareCount: 2 },
  { name: 'sizes', test: /\/FileSize\/|useByteSize|FilePicker\.messages|useDownloads/, minShareCount: 2 },
  {
    name: 'outbox',
    test: /\/shared\/outbox\/(?!outboxSlice)[\w.]+\.ts$|\/node_modules\/idb\//,
  },
  { name: 'icons', test: /\/lucide-react\//, minShareCount: 3 },
  // Files are dropped and chosen on three pages only, two of them seldom read.
  {
    name: 'controls',
    test: /\/(?:react-aria|react-aria-components|react-stately)\/(?!.*(?:\/dnd\/|DropZone|FileTrigger))/,
    minShareCount: 3,
  },
];

const clientBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  // The browsers of docs/adr/0010; an older target would add a fallback for every colour.
  target: ['chrome111', 'firefox128', 'safari16.4'],
  // The security policy forbids data: URLs for scripts and fonts, and small pictures cache better
  // as files.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
  // The server finds the files of each page in it (`src/app/clientBuild.ts`).
  manifest: true,
  // One stylesheet for the site; the server inlines the rules that a page needs.
  cssCodeSplit: false,
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [{ name: 'initial', tags: ['$initial'] }, ...sharedCode],
      },
    },
  },
};

const serverBuild: BuildEnvironmentOptions = {
  ssr: true,
  copyPublicDir: false,
  outDir: 'dist/server',
  target: 'node24',
  assetsInlineLimit: 0,
  rolldownOptions: {
    input: { renderer: 'src/app/server.tsx', routeTable: 'src/app/routeTable.ts' },
    output: { entryFileNames: '[name].js', generatedCode: { symbols: false } },
  },
};
