import type { Static, TSchema } from 'typebox';
import { Settings } from 'typebox/system';
import { Value } from 'typebox/value';
import { StartupError } from '../startup-error.ts';

// TypeBox stops after eight failures, and anyone who fixes a file wants to know them all.
Settings.Set({ maxErrors: Number.POSITIVE_INFINITY });

/** A file that is not there. */
export class MissingFile extends StartupError {}

/** A file that breaks its rules: its message has a line for each problem. */
export class InvalidFile extends StartupError {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** The sentence for what is wrong at one place of a content file, such as `/courses/3/url`. */
export function problemAt(file: string, place: string, what: string): string {
  return `The content file ${file} is not valid: ${place || 'it'} ${what}.`;
}

/**
 * Compares what a JSON file holds with its schema.
 *
 * @throws {InvalidFile} with all that the schema does not allow, each with its place.
 */
export function assertValid<Schema extends TSchema>(file: string, schema: Schema, content: unknown): Static<Schema> {
  if (Value.Check(schema, content)) return content;
  // The keyword `boolean` repeats of each property what `additionalProperties` says of all.
  const failures = Value.Errors(schema, content).filter(({ keyword }) => keyword !== 'boolean');
  throw new InvalidFile(
    failures.map(({ keyword, instancePath, message, params }) => {
      const names = 'additionalProperties' in params ? `: ${params.additionalProperties.join(', ')}` : '';
      // Blank texts are all that any schema refuses by `not`.
      return problemAt(file, instancePath, keyword === 'not' ? 'must not be blank' : message + names);
    }),
  );
}
