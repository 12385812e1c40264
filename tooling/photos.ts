/**
 * `npm run photos -- FOLDER`: converts photos for the site to several sizes and formats without
 * location data, and writes a content entry for each (README, "For the staff"). `--content FOLDER`
 * if the content is not in `apps/api/content`.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/setup.mjs';
import { makePhotos, PhotoError } from './photos/photos.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { content: { type: 'string' } } });
const [folder, ...others] = positionals;
if (folder === undefined || others.length > 0) {
  console.error('Give the folder with the photos: npm run photos -- FOLDER');
  process.exitCode = 2;
} else {
  const contentDir = resolve(values.content ?? join(root, 'apps/api/content'));
  try {
    for (const line of await makePhotos(resolve(folder), contentDir)) console.log(line);
  } catch (error) {
    if (!(error instanceof PhotoError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
