import { defineConfig } from 'tsup';
import { entries } from './exports.ts';

export default defineConfig({
  entry: { index: 'src/index.ts', ...entries() },
  format: 'esm',
  target: 'es2022',
  // build.ts lets the compiler write them.
  dts: false,
  // Private workspaces, which no host can install.
  noExternal: ['@nzete/languages'],
  splitting: true,
  clean: true,
  // Bundling drops the directive of a file, so every entry and chunk gets it: the components run in server-rendered projects as client components.
  banner: { js: "'use client';" },
});
