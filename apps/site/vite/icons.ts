import type { Plugin } from 'vite';
import { drawIcons, type IconFile } from './icons/draw.ts';
import { webManifest } from './icons/webManifest.ts';

/**
 * Gives the site its icons and its web manifest, at the addresses that index.html names: browsers and phones ask for them there, so their names
 * have no hash. The dev server answers with the same files.
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
    transformIndexHtml: {
      // Inside the HTML the icon of the tab costs a visit no request of its own; the file is there for those who ask for it.
      order: 'post',
      async handler(page, { bundle }) {
        if (!bundle) return page;
        const icon = (await drawIcons()).find(({ fileName }) => fileName === 'favicon.svg');
        return icon ? page.replace('href="/favicon.svg"', () => `href="${dataUrl(icon)}"`) : page;
      },
    },
    async generateBundle() {
      for (const { fileName, source } of await allFiles()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** With single quotes inside it needs few escapes. */
const dataUrl = ({ type, source }: IconFile) =>
  `data:${type},${source.toString().replaceAll('"', "'").replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`;

async function allFiles(): Promise<IconFile[]> {
  const source = JSON.stringify(webManifest, null, 2);
  return [...(await drawIcons()), { fileName: 'manifest.webmanifest', type: 'application/manifest+json', source }];
}
