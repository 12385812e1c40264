import { join } from 'node:path';
import type { ContentResource } from '../content-resource.ts';
import { problemAt } from '../json-file.ts';
import { validSource } from '../source-files.ts';

/** What is wrong at one place of a content file. */
export interface Finding {
  place: string;
  what: string;
}

/** Finds what a schema cannot say, in a file of any shape. */
export type Rule = (content: unknown) => Finding[];

/** Finds what a schema cannot say, in the files of a content folder: a sentence for each finding. */
export type FolderRule = (folder: string) => Promise<string[]>;

/**
 * A rule for the file of one content resource. It is not asked while the file does not match its schema.
 *
 * @typeParam Source What the rule reads of the file; `validSource` has compared the rest with the schema.
 */
export function ruleFor<Source>(resource: ContentResource, find: (source: Source) => Finding[]): FolderRule {
  return async (folder) => {
    const source = await validSource(folder, resource);
    if (source === undefined) return [];
    const file = join(folder, `${resource.path}.json`);
    return find(source as Source).map(({ place, what }) => problemAt(file, place, what));
  };
}
