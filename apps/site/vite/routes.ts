import type { Plugin } from 'vite';
import { paths } from '../src/config/paths.ts';

/** Writes `routes.json`, the addresses that exist, so that the server can answer any other with status 404. */
export function routes(): Plugin {
  return {
    name: 'nzete:routes',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(Object.values(paths)) });
    },
  };
}
