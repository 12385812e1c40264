import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { isPictureName, pictureNames, renderPicture } from './index.ts';

const PREFIX = 'scene:';
const VIRTUAL = '\0scene:';

/**
 * Resolves `scene:<name>` to the URL of a picture. Only imported pictures are drawn. A build writes
 * them to Vite's cache folder, so that they become hashed assets. In dev, Storybook and Vitest the
 * URL is a data URL, which works in Node and in browsers without a server.
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

/**
 * Writes a file atomically: parallel builds share the folder, and none may read a partial picture.
 */
function writeFinished(file: string, text: string) {
  const unfinished = `${file}.${process.pid}.tmp`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}
