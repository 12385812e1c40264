import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { StartupError } from '../startup-error.ts';
import type { ContentResource } from './resource.ts';
import { contentResources } from './resources.ts';
import { sourceSchema } from './source-schema.ts';

/** Picture name to file name, written by the build beside the pictures. */
type PictureManifest = Record<string, string>;

/** One content file: `/photos/borehole` and what `content/photos/borehole.json` holds, texts in four languages. */
export interface ContentFile {
  path: string;
  source: unknown;
}

const manifestSchema = Type.Record(Type.String(), Type.String({ pattern: '^[a-z0-9.-]+$' }));

/** A file that is not there. */
export class MissingFile extends StartupError {}

/**
 * Reads a JSON file.
 *
 * @throws {MissingFile} with the given sentence.
 * @throws {StartupError} with its name, and the place where it stops being JSON.
 */
export async function readJson(file: string, missing = `The content file ${file} is missing.`): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new MissingFile(missing);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartupError(`The content file ${file} is not valid JSON: ${(error as SyntaxError).message}.`);
  }
}

async function readSource(folder: string, { path, answer }: ContentResource): Promise<ContentFile> {
  const file = join(folder, `${path}.json`);
  const source = await readJson(file);
  const [failure] = Value.Errors(sourceSchema(answer), source);
  if (failure)
    throw new StartupError(
      `The content file ${file} is not valid: ${failure.instancePath || 'it'} ${failure.message}.`,
    );
  return { path, source };
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
  const manifest: PictureManifest = Value.Parse(manifestSchema, await readJson(file, missing));
  return (name) => {
    const picture = Object.hasOwn(manifest, name) ? manifest[name] : undefined;
    if (!picture) throw new StartupError(`The content names the picture "${name}", which has not been drawn.`);
    return `/pictures/${picture}`;
  };
}

/**
 * Reads and validates every content file.
 *
 * @throws {StartupError} that names the file, and the place in it, that is missing or not valid.
 */
export function readContent(folder: string): Promise<ContentFile[]> {
  return Promise.all(contentResources.map((resource) => readSource(folder, resource)));
}
