import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { drawOfflinePage } from './offlinePage.tsx';

/** `npm run size` measures it. */
const WORKER_FILE = 'worker.js';

/**
 * Builds the service worker (`src/worker`) beside the files of the site. It has a bundle of its
 * own: a classic script, because older browsers have no modules in workers.
 */
export function worker(): Plugin {
  return {
    name: 'nzete:worker',
    apply: 'build',
    // After Vite has written the stylesheet.
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const fileOf = (source: string) => {
        const isIt = (file: Rolldown.OutputBundle[string]) =>
          file.type === 'asset' && [...file.originalFileNames, ...file.names].includes(source);
        const file = Object.values(bundle).find(isIt);
        if (!file) throw new Error(`The service worker's page needs ${source}, which the build has not written`);
        return `/${file.fileName}`;
      };
      const { outputFiles } = await build({
        entryPoints: [new URL('../src/worker/index.ts', import.meta.url).pathname],
        bundle: true,
        minify: true,
        format: 'iife',
        target: ['chrome111', 'firefox128', 'safari16.4'],
        define: {
          'process.env.NODE_ENV': '"production"',
          OFFLINE_PAGE: JSON.stringify(
            drawOfflinePage({ stylesheet: fileOf('style.css'), font: fileOf('ojuju-nzete-subset.woff2') }),
          ),
        },
        legalComments: 'none',
        write: false,
      });
      this.emitFile({ type: 'asset', fileName: WORKER_FILE, source: outputFiles[0]?.text ?? '' });
    },
  };
}
