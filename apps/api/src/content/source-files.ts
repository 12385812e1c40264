import { courseList, courseSamples } from '../courses/source.ts';
import { updateSeeds } from '../partnership-updates/seed.ts';
import { StartupError } from '../startup-error.ts';
import type { ContentResource } from './content-resource.ts';
import { type ContentFiles, validFile } from './files.ts';
import { InvalidFile } from './json-file.ts';
import { assistantTexts } from './resources/assistant-texts.ts';
import { assistantWords } from './resources/assistant-words.ts';
import { explainedResources } from './resources/explained.ts';
import { contentResources } from './resources/index.ts';
import { sampleList } from './samples.ts';
import { sourceSchema } from './source-schema.ts';

export type ContentSource = Pick<ContentResource, 'path' | 'answer'>;

/** A valid content file, with texts in every language. */
export interface ContentFile {
  path: string;
  source: unknown;
}

/** @throws {StartupError} with all problems */
export function sourceOf(files: ContentFiles, { path, answer }: ContentSource): unknown {
  return validFile(files, path, sourceSchema(answer));
}

/** Content files that are not a response as they are, and their validators. */
const otherFiles: Record<string, (files: ContentFiles) => unknown> = {
  '/courses/list': courseList,
  '/courses/samples': courseSamples,
  '/partnership-updates': updateSeeds,
  '/samples': sampleList,
};

const sources: Record<string, (files: ContentFiles) => unknown> = {
  ...Object.fromEntries(
    [...contentResources, ...explainedResources, assistantTexts, assistantWords].map((resource) => [
      resource.path,
      (files: ContentFiles) => sourceOf(files, resource),
    ]),
  ),
  ...otherFiles,
};

export const contentPaths: readonly string[] = Object.keys(sources);

/** @throws {StartupError} with the problems of the first invalid file */
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

/** Validates every content file and returns a sentence for each problem. */
export function invalidContent(files: ContentFiles): string[] {
  return Object.values(sources).flatMap((validate) => problemsOf(() => validate(files)));
}
