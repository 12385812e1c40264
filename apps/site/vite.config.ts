import formatjs from '@formatjs/unplugin/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { scenes } from '../../tooling/scenes/vite.ts';
import { catalogues } from './vite/catalogues.ts';
import { compress } from './vite/compress.ts';
import { html } from './vite/html.ts';
import { icons } from './vite/icons.ts';
import { inlineRuntime } from './vite/inlineRuntime.ts';
import { pruneStyles } from './vite/pruneStyles.ts';
import { routes } from './vite/routes.ts';
import { socialCards } from './vite/socialCards.ts';

export default defineConfig(({ command }) => {
  const isBuild = command === 'build';
  const api = `http://localhost:${process.env.PORT ?? 8080}`;
  return {
    plugins: [
      // A missing translation must show its key, so the English in the code is dropped everywhere; English has a catalogue like the others.
      formatjs({ removeDefaultMessage: true }),
      catalogues(),
      react(),
      tailwindcss(),
      scenes(),
      inlineRuntime('site'),
      pruneStyles('nz-'),
      html({ apiBaseUrl: '/api' }),
      routes(),
      socialCards(),
      icons(),
      compress(),
    ],
    resolve: {
      conditions: isBuild ? [...defaultClientConditions] : ['@nzete/source', ...defaultClientConditions],
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
    build: {
      // The browsers of docs/adr/0010; an older target would add a fallback for every colour.
      target: ['chrome111', 'firefox128', 'safari16.4'],
      manifest: true,
      // The security policy allows no data: scripts or fonts, and small pictures are cached better as files.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          // Nobody asks a module of ours for its tag.
          generatedCode: { symbols: false },
          codeSplitting: {
            // Everything that the entry imports travels in one file: it compresses better than shared pieces one by one.
            groups: [
              { name: 'site', test: /src\/app\/main\.tsx$/, priority: 2 },
              { name: 'home', test: /src\/routes\/home\/index\.ts$/, priority: 1 },
              // The newsletter's form is in the footer and on pages; it travels with the footer, which every page has.
              { name: 'footer', test: /src\/app\/shell\/SiteFooter\.tsx$/, priority: 1 },
            ],
          },
        },
      },
    },
    server: { port: 5173, proxy: { '/api': api, '/pictures': api } },
  };
});
