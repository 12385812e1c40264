import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { StartupError } from '../startup-error.ts';
import { type Source, sourceSchemas } from './source.ts';

/** Picture name to file name, written by the build beside the pictures. */
export type PictureManifest = Record<string, string>;

/** What the folders hold, and a hash that changes when any of it does. */
export interface ReadContent {
  source: Source;
  pictures: PictureManifest;
  hash: string;
}

const manifestSchema = Type.Record(Type.String(), Type.String({ pattern: '^[a-z0-9.-]+$' }));

async function readJson(file: string, missing: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartupError(missing);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new StartupError(`The content file ${file} is not valid JSON.`);
  }
}

async function readSource(folder: string, name: keyof Source): Promise<unknown> {
  const file = join(folder, `${name}.json`);
  const value = await readJson(file, `The content file ${file} is missing.`);
  const [failure] = Value.Errors(sourceSchemas[name], value);
  if (failure)
    throw new StartupError(
      `The content file ${file} is not valid: ${failure.instancePath || 'it'} ${failure.message}.`,
    );
  return value;
}

async function readManifest(folder: string): Promise<PictureManifest> {
  const file = join(folder, 'manifest.json');
  const missing = `The pictures have not been drawn: ${file} is missing. Run: npm run build`;
  return Value.Parse(manifestSchema, await readJson(file, missing));
}

/**
 * Reads and validates every content file and the manifest of the pictures.
 *
 * @throws {StartupError} that names the file, and the place in it, that is missing or not valid.
 */
export async function readContent(contentDir: string, picturesDir: string): Promise<ReadContent> {
  const names = Object.keys(sourceSchemas) as (keyof Source)[];
  const [pictures, ...values] = await Promise.all([
    readManifest(picturesDir),
    ...names.map((name) => readSource(contentDir, name)),
  ]);
  const source = Object.fromEntries(names.map((name, index) => [name, values[index]])) as unknown as Source;
  const hash = createHash('sha256').update(JSON.stringify({ source, pictures })).digest('hex');
  return { source, pictures, hash };
}
