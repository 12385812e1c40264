import { defineConfig } from 'tsup';

export default defineConfig({
  // Each resource is a file of its own, so that a bundler can leave out those that an app does not use.
  entry: ['src/index.ts', 'src/resources/*.ts', 'src/testing/index.ts'],
  format: 'esm',
  target: 'es2022',
  dts: true,
  splitting: true,
  clean: true,
});
