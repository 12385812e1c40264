import type { TSchema } from 'typebox';
import { type ContentFiles, validFile } from '../content-files/files.ts';
import { type Found, InvalidFile } from '../content-files/json-file.ts';
import { sampleList, sampleSchema } from '../content-files/samples.ts';
import { sourceSchema } from '../content-files/source-schema.ts';
import { courseList, courseSamples, listSchema, samplesSchema } from '../courses/source.ts';
import { PartnershipUpdates } from '../partnership-updates/schemas.ts';
import { updateSeeds } from '../partnership-updates/seed.ts';
import { StartupError } from '../startup-error.ts';
import type { ContentResource } from './content-resource.ts';
import { assistantTexts } from './resources/assistant-texts.ts';
import { assistantWords } from './resources/assistant-words.ts';
import { events } from './resources/events.ts';
import { explainedResources } from './resources/explained.ts';
import { contentResources } from './resources/index.ts';

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

interface Source {
  /** Of the file. */
  schema: () => TSchema;
  /** Throws a `StartupError` with all problems. */
  read: (files: ContentFiles) => unknown;
}

const resourceSource = (resource: ContentSource): [path: string, source: Source] => [
  resource.path,
  { schema: () => sourceSchema(resource.answer), read: (files) => sourceOf(files, resource) },
];

const sources: Record<string, Source> = {
  ...Object.fromEntries(
    [...contentResources, events, ...explainedResources, assistantTexts, assistantWords].map(resourceSource),
  ),
  // These are not a response as they are.
  '/courses/list': { schema: () => listSchema, read: courseList },
  '/courses/samples': { schema: () => samplesSchema, read: courseSamples },
  '/partnership-updates': { schema: () => sourceSchema(PartnershipUpdates), read: updateSeeds },
  '/samples': { schema: () => sampleSchema, read: sampleList },
};

export const contentPaths: readonly string[] = Object.keys(sources);

/** The schema that a content file is validated by; `undefined` if there is no such file. */
export const schemaOf = (path: string): TSchema | undefined =>
  Object.hasOwn(sources, path) ? sources[path]?.schema() : undefined;

/** @throws {StartupError} with the problems of the first invalid file */
export const validContent = (files: ContentFiles): ContentFile[] =>
  Object.entries(sources).map(([path, { read }]) => ({ path, source: read(files) }));

function problemsOf(validate: () => unknown): Found[] {
  try {
    validate();
    return [];
  } catch (error) {
    if (error instanceof InvalidFile) return error.problems;
    if (error instanceof StartupError) return [error.message];
    throw error;
  }
}

/** Validates content files, by default all of them. */
export function invalidContent(files: ContentFiles, paths = contentPaths): Found[] {
  return paths.flatMap((path) => problemsOf(() => sources[path]?.read(files)));
}
