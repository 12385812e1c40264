import { join } from 'node:path';
import { readCourseList, readCourseSamples } from '../courses/source.ts';
import { readUpdateSeeds } from '../partnership-updates/seed.ts';
import type { ContentResource } from './content-resource.ts';
import { readValidFile } from './json-file.ts';
import { contentResources } from './resources/index.ts';
import { readSampleList } from './samples.ts';
import { sourceSchema } from './source-schema.ts';

/** One content file: `/photos/borehole` and what `content/photos/borehole.json` holds, texts in four languages. */
export interface ContentFile {
  path: string;
  source: unknown;
}

/**
 * Reads and validates the content file of one answer.
 *
 * @throws {StartupError} that names the file, and each place in it, that is missing or not valid.
 */
export async function readSource(folder: string, { path, answer }: ContentResource): Promise<ContentFile> {
  return { path, source: await readValidFile(join(folder, `${path}.json`), sourceSchema(answer)) };
}

/** What the content file of one answer holds, or `undefined` when it is not as its schema says: `readSource` tells why. */
export async function validSource(folder: string, resource: ContentResource): Promise<unknown> {
  return readSource(folder, resource).then(
    ({ source }) => source,
    () => undefined,
  );
}

/** Content that is no answer by itself, or whose answer is made another way, and how each file of it is read. */
const otherFiles: Record<string, (folder: string) => Promise<unknown>> = {
  '/courses/list': readCourseList,
  '/courses/samples': readCourseSamples,
  '/partnership-updates': readUpdateSeeds,
  '/samples': readSampleList,
};

/** The path of every content file. */
export const contentPaths: readonly string[] = [
  ...contentResources.map(({ path }) => path),
  ...Object.keys(otherFiles),
];

/**
 * Reads and validates every content file.
 *
 * @throws {StartupError} that names the file, and each place in it, that is missing or not valid.
 */
export function readContent(folder: string): Promise<ContentFile[]> {
  return Promise.all([
    ...contentResources.map((resource) => readSource(folder, resource)),
    ...Object.entries(otherFiles).map(async ([path, read]) => ({ path, source: await read(folder) })),
  ]);
}
