import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { defineConfig } from 'tsup';
import { modulePerFile } from '../../tooling/lib/modulePerFile.ts';
import { buildAssets } from './assets.ts';

/** The source files that are published, from `packages`. */
const sources = globSync('{ui,languages}/src/**/*.{ts,tsx}', {
  cwd: '..',
  exclude: ['ui/src/foundations/**', '**/*.{stories,test}.{ts,tsx}', 'languages/src/testing.ts'],
}).map((file) => file.replaceAll('\\', '/'));

/** Its path in dist: `format/index` of ours, `languages/index` of the languages. */
const moduleOf = (source: string) => source.replace(/^ui\/src\/|(?<=^languages\/)src\/|\.tsx?$/g, '');

/** `@nzete/languages` is private: its modules are among ours. */
const ownLanguages: Plugin = {
  name: 'own-languages',
  setup(build) {
    build.onResolve({ filter: /^@nzete\/languages$/ }, ({ resolveDir }) => ({
      path: relative(resolveDir, resolve('src/languages/index.js')).replaceAll('\\', '/'),
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
    compilerOptions: { paths: { '@nzete/languages': ['.types/languages/src/index.d.ts'] } },
  },
  esbuildPlugins: [modulePerFile, ownLanguages],
  onSuccess: async () => buildAssets(),
});
