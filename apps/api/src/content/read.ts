import { join } from 'node:path';
import { Type } from 'typebox';
import { StartupError } from '../startup-error.ts';
import { readValid } from './read-json.ts';
import type { ContentResource } from './resource.ts';
import { contentResources } from './resources/index.ts';
import { sourceSchema } from './source-schema.ts';

/** One content file: `/photos/borehole` and what `content/photos/borehole.json` holds, texts in four languages. */
export interface ContentFile {
  path: string;
  source: unknown;
}

/** Picture name to file name, written by the build beside the pictures. */
const manifestSchema = Type.Record(Type.String(), Type.String({ pattern: '^[a-z0-9.-]+$' }));

/**
 * Reads and validates the content file of one answer.
 *
 * @throws {StartupError} that names the file, and each place in it, that is missing or not valid.
 */
export async function readSource(folder: string, { path, answer }: ContentResource): Promise<ContentFile> {
  return { path, source: await readValid(join(folder, `${path}.json`), sourceSchema(answer)) };
}

/** What the content file of one answer holds, or `undefined` when it is not as its schema says: `readSource` tells why. */
export async function validSource(folder: string, resource: ContentResource): Promise<unknown> {
  return readSource(folder, resource).then(
    ({ source }) => source,
    () => undefined,
  );
}

/** Gives the address of a drawn picture by its name, and throws for one that has not been drawn. */
export type PictureAddress = (name: string) => string;

/**
 * Reads which pictures have been drawn.
 *
 * @throws {StartupError} when none have.
 */
export async function readPictures(folder: string): Promise<PictureAddress> {
  const file = join(folder, 'manifest.json');
  const missing = `The pictures have not been drawn: ${file} is missing. Run: npm run build`;
  const manifest = await readValid(file, manifestSchema, missing);
  return (name) => {
    const picture = Object.hasOwn(manifest, name) ? manifest[name] : undefined;
    if (!picture) throw new StartupError(`The content names the picture "${name}", which has not been drawn.`);
    return `/pictures/${picture}`;
  };
}

/**
 * Reads and validates every content file.
 *
 * @throws {StartupError} that names the file, and each place in it, that is missing or not valid.
 */
export function readContent(folder: string): Promise<ContentFile[]> {
  return Promise.all(contentResources.map((resource) => readSource(folder, resource)));
}
