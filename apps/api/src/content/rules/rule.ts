import { type ContentFiles, fileName } from '../../content-files/files.ts';
import { type Problem, type ProblemKind, problemAt } from '../../content-files/json-file.ts';
import { type ContentSource, sourceOf } from '../source-files.ts';

export interface Finding extends ProblemKind {
  place: string;
  what: string;
}

/** Finds problems that a schema cannot express, in any single file. */
export type FileRule = (content: unknown) => Finding[];

/** Finds problems that a schema cannot express, in all files together. */
export type ContentRule = (files: ContentFiles) => Problem[];

/** `undefined` for a missing or invalid file, which has been reported already. */
export function sourceIfValid(files: ContentFiles, resource: ContentSource): unknown {
  try {
    return sourceOf(files, resource);
  } catch {
    return undefined;
  }
}

/** A rule for one file, if it is valid. `Source` has the properties that the rule reads. */
export function ruleFor<Source>(resource: ContentSource, find: (source: Source) => Finding[]): ContentRule {
  return (files) => {
    const source = sourceIfValid(files, resource);
    if (source === undefined) return [];
    return find(source as Source).map(({ place, what, ...kind }) =>
      problemAt(fileName(resource.path), place, what, kind),
    );
  };
}
