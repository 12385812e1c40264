import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { modulePerFile } from '../../tooling/lib/modulePerFile.ts';

const modules = globSync('src/**/*.ts', { exclude: ['**/*.test.ts'] }).map((file) =>
  file.replaceAll('\\', '/').replace(/^src\/|\.ts$/g, ''),
);

export default defineConfig({
  entry: Object.fromEntries(modules.map((module) => [module, `src/${module}.ts`])),
  format: 'esm',
  target: 'es2023',
  splitting: false,
  clean: true,
  silent: true,
  dts: { entry: Object.fromEntries(modules.map((module) => [module, `.types/${module}.d.ts`])) },
  esbuildPlugins: [modulePerFile],
  esbuildOptions(options) {
    // Node requires `with { type: 'json' }`.
    options.supported = { 'import-attributes': true };
  },
});
