import type { Static, TSchema } from 'typebox';
import { Settings } from 'typebox/system';
import { Value } from 'typebox/value';
import { StartupError } from '../startup-error.ts';

// TypeBox stops after eight errors, but the author of a file needs all of them.
Settings.Set({ maxErrors: Number.POSITIVE_INFINITY });

export class MissingFile extends StartupError {}

/** What is wrong at a place of a content file, such as `/courses/3/url`. */
export interface Problem {
  file: string;
  place: string;
  what: string;
}

export const problemAt = (file: string, place: string, what: string): Problem => ({ file, place, what });

/** A problem, or the sentence for one that has no place in a file. */
export type Found = Problem | string;

export function sentenceOf(found: Found): string {
  if (typeof found === 'string') return found;
  return `The content file ${found.file} is not valid: ${found.place || 'it'} ${found.what}.`;
}

export class InvalidFile extends StartupError {
  readonly problems: Found[];

  constructor(problems: Found[]) {
    super(problems.map(sentenceOf).join('\n'));
    this.problems = problems;
  }
}

/** @throws {InvalidFile} with all problems */
export function assertValid<Schema extends TSchema>(file: string, schema: Schema, content: unknown): Static<Schema> {
  if (Value.Check(schema, content)) return content;
  // The keyword `boolean` repeats for each property what `additionalProperties` reports.
  const failures = Value.Errors(schema, content).filter(({ keyword }) => keyword !== 'boolean');
  throw new InvalidFile(
    failures.map(({ keyword, instancePath, message, params }) => {
      const names = 'additionalProperties' in params ? `: ${params.additionalProperties.join(', ')}` : '';
      // The schemas use `not` only for blank texts.
      return problemAt(file, instancePath, keyword === 'not' ? 'must not be blank' : message + names);
    }),
  );
}
