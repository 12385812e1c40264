import { defineConfig } from 'tsup';
import { entries, testing } from './exports.ts';

const components = defineConfig({
  entry: { index: 'src/index.ts', ...entries(), testing },
  format: 'esm',
  target: 'es2022',
  // build.ts lets the compiler write them.
  dts: false,
  splitting: true,
  // Bundling drops the directive of a file, so every entry and chunk gets it: the components run in server-rendered projects as client components.
  banner: { js: "'use client';" },
});

/** The command, which Node runs; it finds the tokens at `../styles` as its source does. */
const contrast = defineConfig({
  entry: { 'bin/contrast': 'src/contrast/cli.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  banner: { js: '#!/usr/bin/env node' },
});

export default [components, contrast];
