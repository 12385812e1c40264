import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { isPictureName, pictureNames, renderPicture } from './index.ts';

const PREFIX = 'scene:';
const VIRTUAL = '\0scene:';

/**
 * Gives the address of a picture by its name. Only pictures that are imported are drawn.
 *
 * In a build the picture is drawn into Vite's cache folder and imported from there, so it becomes a hashed file like any
 * other picture, with the same address in the client and the prerender build. In dev, Storybook and Vitest the address
 * is a data URL: it works in every runner, in Node and in the browser, without a server that knows about scenes.
 *
 * @example
 * import src from 'scene:canopy-dawn'; // '/assets/canopy-dawn-CBf2k1xQ.svg' once built
 */
export function scenes(): Plugin {
  let folder = '';
  let building = false;
  return {
    name: 'nzete:scenes',
    enforce: 'pre',
    configResolved(config) {
      folder = join(config.cacheDir, 'scenes');
      building = config.command === 'build';
    },
    resolveId(source) {
      if (!source.startsWith(PREFIX)) return null;
      const name = source.slice(PREFIX.length);
      if (!isPictureName(name)) {
        return this.error(`No picture is called "${name}". Pictures: ${pictureNames.join(', ')}.`);
      }
      if (!building) return VIRTUAL + name;
      mkdirSync(folder, { recursive: true });
      const file = join(folder, `${name}.svg`);
      writeFinished(file, renderPicture(name));
      return `${normalizePath(file)}?url&no-inline`;
    },
    load(id) {
      if (!id.startsWith(VIRTUAL)) return null;
      const svg = Buffer.from(renderPicture(id.slice(VIRTUAL.length)));
      return `export default 'data:image/svg+xml;base64,${svg.toString('base64')}';`;
    },
  };
}

/** Renames a finished file into place: builds that run at the same time share the folder, and none may read half a picture. */
function writeFinished(file: string, text: string) {
  const unfinished = `${file}.${process.pid}.tmp`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}
