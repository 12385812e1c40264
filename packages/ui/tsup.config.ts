import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { defineConfig } from 'tsup';
import { modulePerFile } from '../../tooling/lib/modulePerFile.ts';
import { buildAssets } from './assets.ts';

/** The published source files, relative to `packages`. */
const sources = globSync('{ui,domain,languages}/src/**/*.{ts,tsx}', {
  cwd: '..',
  exclude: ['ui/src/foundations/**', '**/*.{stories,test}.{ts,tsx}', 'languages/src/testing.ts'],
}).map((file) => file.replaceAll('\\', '/'));

/** Its path in dist: `format/index` for ours, `languages/index` for a private package. */
const moduleOf = (source: string) => source.replace(/^ui\/src\/|(?<=^(?:domain|languages)\/)src\/|\.tsx?$/g, '');

/** The modules of the private packages are bundled with ours. */
const privatePackages: Plugin = {
  name: 'private-packages',
  setup(build) {
    build.onResolve({ filter: /^@nzete\/(?:domain|languages)$/ }, ({ path, resolveDir }) => ({
      path: relative(resolveDir, resolve('src', path.replace('@nzete/', ''), 'index.js')).replaceAll('\\', '/'),
      external: true,
    }));
  },
};

/** docs/adr/0027-package-builds.md */
export default defineConfig({
  entry: Object.fromEntries(sources.map((source) => [moduleOf(source), `../${source}`])),
  format: 'esm',
  target: 'es2022',
  splitting: false,
  clean: true,
  silent: true,
  dts: {
    entry: Object.fromEntries(
      sources.map((source) => [moduleOf(source), `.types/${source.replace(/\.tsx?$/, '.d.ts')}`]),
    ),
    compilerOptions: {
      paths: {
        '@nzete/domain': ['.types/domain/src/index.d.ts'],
        '@nzete/languages': ['.types/languages/src/index.d.ts'],
      },
    },
  },
  esbuildPlugins: [modulePerFile, privatePackages],
  onSuccess: async () => buildAssets(),
});
