import { type ContentFiles, fileName } from '../files.ts';
import { problemAt } from '../json-file.ts';
import { type ContentSource, sourceOf } from '../source-files.ts';

/** What is wrong at one place of a content file. */
export interface Finding {
  place: string;
  what: string;
}

/** Finds what a schema cannot say, in a file of any shape. */
export type FileRule = (content: unknown) => Finding[];

/** Finds what a schema cannot say, in all files together: a sentence for each finding. */
export type ContentRule = (files: ContentFiles) => string[];

/** A file that is missing, or not as its schema says, has been reported already. */
export function sourceIfValid(files: ContentFiles, resource: ContentSource): unknown {
  try {
    return sourceOf(files, resource);
  } catch {
    return undefined;
  }
}

/**
 * A rule for the file of one content resource. It is not asked while the file does not match its schema.
 *
 * @typeParam Source What the rule reads of the file; the rest has been compared with the schema.
 */
export function ruleFor<Source>(resource: ContentSource, find: (source: Source) => Finding[]): ContentRule {
  return (files) => {
    const source = sourceIfValid(files, resource);
    if (source === undefined) return [];
    return find(source as Source).map(({ place, what }) => problemAt(fileName(resource.path), place, what));
  };
}
