import { join } from 'node:path';
import { Type } from 'typebox';
import { StartupError } from '../startup-error.ts';
import { readValidFile } from './json-file.ts';

/** Picture name to file name, written by the build beside the pictures. */
const manifestSchema = Type.Record(Type.String(), Type.String({ pattern: '^[a-z0-9.-]+$' }));

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
  const manifest = await readValidFile(file, manifestSchema, missing);
  return (name) => {
    const picture = Object.hasOwn(manifest, name) ? manifest[name] : undefined;
    if (!picture) throw new StartupError(`The content names the picture "${name}", which has not been drawn.`);
    return `/pictures/${picture}`;
  };
}
