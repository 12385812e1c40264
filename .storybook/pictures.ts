import { isPictureName, pictureNames, renderPicture } from '@nzete/scenes';
import type { Plugin } from 'vite';

/** Serves the pictures of the content as the API does; the recorded answers name them without a hash. */
export const pictures = (): Plugin => ({
  name: 'content-pictures',
  configureServer(server) {
    server.middlewares.use('/pictures', (request, response, next) => {
      const [, name = ''] = /^\/([a-z0-9-]+)\.svg$/.exec(request.url ?? '') ?? [];
      if (!isPictureName(name)) return next();
      response.setHeader('content-type', 'image/svg+xml').end(renderPicture(name));
    });
  },
  generateBundle() {
    for (const name of pictureNames)
      this.emitFile({ type: 'asset', fileName: `pictures/${name}.svg`, source: renderPicture(name) });
  },
});
