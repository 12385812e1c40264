import { courseList, courseSamples } from '../courses/source.ts';
import { updateSeeds } from '../partnership-updates/seed.ts';
import { StartupError } from '../startup-error.ts';
import type { ContentResource } from './content-resource.ts';
import { type ContentFiles, validFile } from './files.ts';
import { InvalidFile } from './json-file.ts';
import { assistantTexts, assistantWords } from './resources/assistant.ts';
import { explainedResources } from './resources/explained.ts';
import { contentResources } from './resources/index.ts';
import { sampleList } from './samples.ts';
import { sourceSchema } from './source-schema.ts';

/** A content file and the schema of its answer in one language. */
export type ContentSource = Pick<ContentResource, 'path' | 'answer'>;

/** One content file that is as its schema says: its path, and what it holds, texts in every language. */
export interface ContentFile {
  path: string;
  source: unknown;
}

/**
 * The file of one answer.
 *
 * @throws {StartupError} that names the file, and each place in it, that is missing or not valid.
 */
export function sourceOf(files: ContentFiles, { path, answer }: ContentSource): unknown {
  return validFile(files, path, sourceSchema(answer));
}

/** Content that is no answer by itself, or whose answer is made another way, and what validates each file of it. */
const otherFiles: Record<string, (files: ContentFiles) => unknown> = {
  '/courses/list': courseList,
  '/courses/samples': courseSamples,
  '/partnership-updates': updateSeeds,
  '/samples': sampleList,
};

/** Validates each file by its path. */
const sources: Record<string, (files: ContentFiles) => unknown> = {
  ...Object.fromEntries(
    [...contentResources, ...explainedResources, assistantTexts, assistantWords].map((resource) => [
      resource.path,
      (files: ContentFiles) => sourceOf(files, resource),
    ]),
  ),
  ...otherFiles,
};

/** The path of every content file. */
export const contentPaths: readonly string[] = Object.keys(sources);

/**
 * Validates every content file.
 *
 * @throws {StartupError} that names the first file that is missing or not valid, and each place in it.
 */
export const validContent = (files: ContentFiles): ContentFile[] =>
  Object.entries(sources).map(([path, validate]) => ({ path, source: validate(files) }));

function problemsOf(validate: () => unknown): string[] {
  try {
    validate();
    return [];
  } catch (error) {
    if (error instanceof InvalidFile) return error.problems;
    if (error instanceof StartupError) return [error.message];
    throw error;
  }
}

/** Validates every content file. @returns a sentence for each thing that is wrong. */
export function invalidContent(files: ContentFiles): string[] {
  return Object.values(sources).flatMap((validate) => problemsOf(() => validate(files)));
}
