import type { Plugin } from 'vite';
import { drawIcons, type IconFile } from './icons/draw.ts';
import { webManifest } from './icons/webManifest.ts';

/**
 * Adds the icons and the web manifest, in the build and on the dev server. Their names are fixed,
 * so they have no hash.
 */
export function icons(): Plugin {
  return {
    name: 'nzete:icons',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    configureServer(server) {
      let files: Promise<IconFile[]> | undefined;
      server.middlewares.use(async (request, response, next) => {
        files ??= allFiles();
        const file = (await files).find(({ fileName }) => request.url === `/${fileName}`);
        if (!file) return next();
        response.setHeader('content-type', file.type).end(file.source);
      });
    },
    async generateBundle() {
      for (const { fileName, source } of await allFiles()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

async function allFiles(): Promise<IconFile[]> {
  const source = JSON.stringify(webManifest, null, 2);
  return [...(await drawIcons()), { fileName: 'manifest.webmanifest', type: 'application/manifest+json', source }];
}
