import type { Plugin } from 'esbuild';

/**
 * Keeps a module per source file: relative imports stay external, with their names in `dist`. Needs
 * an entry for each file, and `splitting: false`.
 */
export const modulePerFile: Plugin = {
  name: 'module-per-file',
  setup(build) {
    build.onResolve({ filter: /^\./ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    );
  },
};
