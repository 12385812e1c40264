import formatjs from '@formatjs/unplugin/vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { catalogues } from './vite/catalogues.ts';
import { compress } from './vite/compress.ts';

/**
 * The staff area: a build of its own, so that visitors load none of it (docs/adr/0037). On the dev
 * server, `npm run dev:staff`, it is at http://localhost:5174/staff/.
 */
export default defineConfig(({ command }) => {
  const isBuild = command === 'build';
  const api = `http://localhost:${process.env.PORT ?? 8080}`;
  return {
    root: 'src/staff',
    base: '/staff/',
    publicDir: false,
    plugins: [
      formatjs({ removeDefaultMessage: true }),
      catalogues(),
      optimizeLocales.vite({ locales: ['en-US', 'fr-FR'] }),
      react(),
      tailwindcss(),
      compress(),
    ],
    resolve: {
      conditions: isBuild ? [...defaultClientConditions] : ['@nzete/source', ...defaultClientConditions],
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
      outDir: '../../dist/staff',
      emptyOutDir: true,
      target: ['chrome111', 'firefox128', 'safari16.4'],
      // The security policy forbids data: URLs for scripts and fonts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      // Menus, tables and forms come at once: after the first visit the browser has them.
      chunkSizeWarningLimit: 700,
      cssCodeSplit: false,
    },
    server: { port: 5174, proxy: { '/api': api, '/texts': api } },
  };
});
