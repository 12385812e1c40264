import type { Plugin } from 'esbuild';

/**
 * Keeps each source file a module of its own: what a file imports by a relative path stays outside,
 * under the name that it has in `dist`. Needs an entry for each file, and `splitting: false`.
 */
export const modulePerFile: Plugin = {
  name: 'module-per-file',
  setup(build) {
    build.onResolve({ filter: /^\./ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    );
  },
};
