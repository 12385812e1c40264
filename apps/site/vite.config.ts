import formatjs from '@formatjs/unplugin/vite';
import { scenes } from '@nzete/scenes/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { catalogues } from './vite/catalogues.ts';
import { componentTexts } from './vite/componentTexts.ts';
import { compress } from './vite/compress.ts';
import { html } from './vite/html.ts';
import { icons } from './vite/icons.ts';
import { lucideIcons } from './vite/lucideIcons.ts';
import { pageFiles } from './vite/pageFiles.ts';
import { pruneStyles } from './vite/pruneStyles.ts';
import { sharedModules } from './vite/sharedModules.ts';
import { sheetSources } from './vite/sheetSources.ts';
import { socialCards } from './vite/socialCards.ts';
import { splitStyles } from './vite/splitStyles.ts';

/** `vite build` makes what browsers get, `vite build --ssr` what renders the pages in the API server. */
export default defineConfig(({ command, isSsrBuild }) => {
  const isBuild = command === 'build';
  const api = `http://localhost:${process.env.PORT ?? 8080}`;
  const conditions = isSsrBuild ? defaultServerConditions : defaultClientConditions;
  return {
    plugins: [
      // A missing translation must show its key, so the English in the code is dropped everywhere; English has a catalogue like the others.
      formatjs({ removeDefaultMessage: true }),
      componentTexts(),
      catalogues(),
      lucideIcons(),
      react(),
      scenes(),
      ...(isSsrBuild
        ? []
        : [
            shared.plugin,
            sheetSources(),
            tailwindcss(),
            pruneStyles('nz-'),
            splitStyles(),
            html(),
            pageFiles(),
            socialCards(),
            icons(),
            compress(),
          ]),
    ],
    define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
    resolve: {
      conditions: isBuild ? [...conditions] : ['@nzete/source', ...conditions],
      // The catalogues are compiled, so nothing is parsed in the browser.
      alias: isBuild
        ? [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ]
        : [],
    },
    // The server build runs alone: the API server has none of these packages.
    ssr: { noExternal: isBuild ? true : undefined },
    build: isSsrBuild ? serverBuild : clientBuild,
    server: { port: 5173, proxy: { '/api': api, '/pictures': api } },
  };
});

const shared = sharedModules();
const smallParts = /\/src\/(?:app\/browser|shared\/QueryState)\.tsx$|\/api-client\/dist\/base\/tags\./;
const formParts = new RegExp(
  [
    '/node_modules/(?:formik|yup)/',
    String.raw`/ui/(?:src|dist)/.*/(?:useForm\w+|FormSection|FieldSet|CheckboxField|CountrySelect|PhoneField|SelectField)\.[jt]sx?$`,
  ].join('|'),
);

const clientBuild = {
  outDir: 'dist/client',
  // The browsers of docs/adr/0010; an older target would add a fallback for every colour.
  target: ['chrome111', 'firefox128', 'safari16.4'],
  // The security policy allows no data: scripts or fonts, and small pictures are cached better as files.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
  rolldownOptions: {
    output: {
      // No one asks a module of ours for its tag.
      generatedCode: { symbols: false },
      codeSplitting: {
        groups: [
          // The texts of the home page travel with the common ones: most visits come by it, and each file of a first visit counts.
          {
            name: (id: string) => `texts-${/(\w+)\.(?:ts|json)$/.exec(id)?.[1]}`,
            test: /\/(?:app\/catalogues|src\/locales|routes\/home\/locales|ui\/(?:src|dist)\/locales)\//,
            priority: 3,
          },
          // Small parts that nearly every page has travel with it: a request of their own costs more than they weigh.
          {
            name: 'site',
            test: (id: string) => smallParts.test(id) || shared.isOfEveryVisit(id),
            priority: 2,
          },
          // Beside it: what needs no renderer runs while this is still on its way (see `src/app/startSite.tsx`).
          { name: 'react-dom', test: /\/node_modules\/react-dom\//, priority: 1 },
          // The newsletter's form is in the footer and on pages; it travels with the footer, which every page has.
          { name: 'footer', test: /src\/app\/shell\/SiteFooter\.tsx$/ },
          // What the first screens of other pages share comes in one file too.
          { name: 'parts', test: shared.isOfPages, priority: 1 },
          // What forms have in common comes in one file, after the first screen.
          { name: 'forms', test: formParts },
        ],
      },
    },
  },
};

const serverBuild = {
  copyPublicDir: false,
  outDir: 'dist/server',
  target: 'node24',
  assetsInlineLimit: 0,
  rolldownOptions: { output: { entryFileNames: 'site.js', generatedCode: { symbols: false } } },
};
