import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Value } from 'typebox/value';
import { readCatalogue } from '../courses/source.ts';
import { readUpdateSeeds } from '../routes/partnership-updates/seed.ts';
import { StartupError } from '../startup-error.ts';
import { type PictureAddress, readJson, readPictures } from './read.ts';
import type { ContentResource } from './resource.ts';
import { contentResources } from './resources.ts';
import { readSamples } from './samples.ts';
import { sourceSchema } from './source-schema.ts';

/** Files that are no answer by themselves, or whose answers are made another way. */
const OTHERS = ['courses/list', 'courses/samples', 'partnership-updates', 'samples'];

/** Every `picture:<name>` in a file with the place where it stands. */
function namedPictures(node: unknown, place = ''): { place: string; name: string }[] {
  if (typeof node === 'string')
    return node.startsWith('picture:') ? [{ place, name: node.slice('picture:'.length) }] : [];
  if (!node || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([key, child]) => namedPictures(child, `${place}/${key}`));
}

/** The sentence of an error that a person can act on; another one is thrown on. */
function sentence(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  throw error;
}

async function problemsOf(task: Promise<unknown>): Promise<string[]> {
  return task.then(
    () => [],
    (error: unknown) => [sentence(error)],
  );
}

async function fileProblems(folder: string, resource: ContentResource, address: PictureAddress): Promise<string[]> {
  const file = join(folder, `${resource.path}.json`);
  let source: unknown;
  try {
    source = await readJson(file);
  } catch (error) {
    return [sentence(error)];
  }
  // The keyword `boolean` repeats of each property what `additionalProperties` says of all.
  const failures = Value.Errors(sourceSchema(resource.answer), source).filter(({ keyword }) => keyword !== 'boolean');
  const shape = failures.map(({ instancePath, message, params }) => {
    const names = 'additionalProperties' in params ? `: ${params.additionalProperties.join(', ')}` : '';
    return `${file} ${instancePath || '(the whole file)'}: ${message}${names}`;
  });
  const pictures = namedPictures(source).flatMap(({ place, name }) => {
    try {
      address(name);
      return [];
    } catch {
      return [`${file} ${place}: there is no picture called "${name}"`];
    }
  });
  return [...shape, ...pictures];
}

async function strangeFiles(folder: string): Promise<string[]> {
  const known = new Set(
    [...contentResources.map(({ path }) => path.slice(1)), ...OTHERS].map((name) => `${name}.json`),
  );
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const strange = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json') && !known.has(file));
  return strange.map((file) => `${join(folder, file)}: no call reads a file of this name`);
}

async function strangeSamples(folder: string): Promise<string[]> {
  const samples = await readSamples(folder).catch(() => ({}));
  const known = new Set([...contentResources.map(({ path }) => path), ...OTHERS.map((name) => `/${name}`)]);
  const strange = Object.keys(samples).filter((path) => !known.has(path));
  return strange.map((path) => `${join(folder, 'samples.json')} ${path}: there is no such content`);
}

/**
 * Checks every content file, without a database.
 *
 * @returns all that is wrong, each with its file and its place in it; empty when the server would take the content.
 * @throws {StartupError} when the pictures have not been drawn.
 */
export async function checkContent(folder: string, picturesDir: string): Promise<string[]> {
  const address = await readPictures(picturesDir);
  const problems = await Promise.all([
    ...contentResources.map((resource) => fileProblems(folder, resource, address)),
    problemsOf(readUpdateSeeds(folder)),
    problemsOf(readCatalogue(folder)),
    problemsOf(readSamples(folder)),
    strangeSamples(folder),
    strangeFiles(folder),
  ]);
  return problems.flat();
}
