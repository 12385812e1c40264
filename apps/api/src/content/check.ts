import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readCourseList, readCourseSamples } from '../courses/source.ts';
import { readUpdateSeeds } from '../routes/partnership-updates/seed.ts';
import { StartupError } from '../startup-error.ts';
import { photoContradictions } from './photo-consistency.ts';
import { type PictureAddress, readPictures, readSource } from './read.ts';
import { InvalidFile, problemAt, readJson } from './read-json.ts';
import { contentResources } from './resources.ts';
import { readSamples } from './samples.ts';

/** Files that are no answer by themselves, or whose answers are made another way. */
const OTHERS = ['courses/list', 'courses/samples', 'partnership-updates', 'samples'];

/** Every `picture:<name>` in a file with the place where it stands. */
function namedPictures(node: unknown, place = ''): { place: string; name: string }[] {
  if (typeof node === 'string')
    return node.startsWith('picture:') ? [{ place, name: node.slice('picture:'.length) }] : [];
  if (!node || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([key, child]) => namedPictures(child, `${place}/${key}`));
}

/** All that a reader of the server finds wrong. */
async function problemsOf(reading: Promise<unknown>): Promise<string[]> {
  try {
    await reading;
    return [];
  } catch (error) {
    if (error instanceof InvalidFile) return error.problems;
    if (error instanceof StartupError) return [error.message];
    throw error;
  }
}

async function undrawnPictures(folder: string, path: string, address: PictureAddress): Promise<string[]> {
  const file = join(folder, `${path}.json`);
  // Of a file that is missing or broken its reader tells.
  const content = await readJson(file).catch(() => undefined);
  return namedPictures(content).flatMap(({ place, name }) => {
    try {
      address(name);
      return [];
    } catch {
      return [problemAt(file, place, `names the picture "${name}", which has not been drawn`)];
    }
  });
}

async function strangeFiles(folder: string): Promise<string[]> {
  const known = new Set(
    [...contentResources.map(({ path }) => path.slice(1)), ...OTHERS].map((name) => `${name}.json`),
  );
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const strange = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json') && !known.has(file));
  return strange.map((file) => `No call reads the content file ${join(folder, file)}.`);
}

async function strangeSamples(folder: string): Promise<string[]> {
  const samples = await readSamples(folder).catch(() => ({}));
  const known = new Set([...contentResources.map(({ path }) => path), ...OTHERS.map((name) => `/${name}`)]);
  const strange = Object.keys(samples).filter((path) => !known.has(path));
  return strange.map((path) => problemAt(join(folder, 'samples.json'), path, 'is the path of no content'));
}

/**
 * Checks every content file, without a database.
 *
 * @returns all that is wrong, each with its file and its place in it; empty when nothing is.
 * @throws {StartupError} when the pictures have not been drawn.
 */
export async function checkContent(folder: string, picturesDir: string): Promise<string[]> {
  const address = await readPictures(picturesDir);
  const problems = await Promise.all([
    ...contentResources.flatMap((resource) => [
      problemsOf(readSource(folder, resource)),
      undrawnPictures(folder, resource.path, address),
    ]),
    photoContradictions(folder),
    problemsOf(readUpdateSeeds(folder)),
    problemsOf(readCourseList(folder)),
    problemsOf(readCourseSamples(folder)),
    problemsOf(readSamples(folder)),
    strangeSamples(folder),
    strangeFiles(folder),
  ]);
  return problems.flat();
}
