import type { Static, TSchema } from 'typebox';
import { Settings } from 'typebox/system';
import { Value } from 'typebox/value';
import { StartupError } from '../startup-error.ts';

// TypeBox stops after eight errors, but the author of a file needs all of them.
Settings.Set({ maxErrors: Number.POSITIVE_INFINITY });

export class MissingFile extends StartupError {}

/** What is wrong at a place of a content file, such as `/courses/3/url`. */
export interface Problem extends ProblemKind {
  file: string;
  place: string;
  what: string;
}

/** What kind of problem it is, for those who say it in another language. */
export interface ProblemKind {
  code: string;
  /** A limit, or what is wrong or wanted. */
  value?: string | undefined;
  /** Where to look: the path and place of what it was compared with. */
  elsewhere?: { path: string; place: string } | undefined;
}

export const problemAt = (file: string, place: string, what: string, kind: ProblemKind): Problem => ({
  file,
  place,
  what,
  ...kind,
});

/** A problem, or the sentence for one that has no place in a file. */
export type Found = Problem | string;

export function sentenceOf(found: Found): string {
  if (typeof found === 'string') return found;
  return `The content file ${found.file} is not valid: ${found.place || 'it'} ${found.what}.`;
}

/** The sentence for a note, which does not block publication. */
export const noteSentenceOf = ({ file, place, what }: Problem): string =>
  `Look at the content file ${file}: ${place || 'it'} ${what}.`;

export class InvalidFile extends StartupError {
  readonly problems: Found[];

  constructor(problems: Found[]) {
    super(problems.map(sentenceOf).join('\n'));
    this.problems = problems;
  }
}

/** The schemas use `not` only for blank texts, and `minProperties` only for texts by language. */
const whatOf: Readonly<Record<string, string>> = {
  not: 'must not be blank',
  minProperties: 'must be written in one language at least',
};

/** @throws {InvalidFile} with all problems */
export function assertValid<Schema extends TSchema>(file: string, schema: Schema, content: unknown): Static<Schema> {
  if (Value.Check(schema, content)) return content;
  // The keyword `boolean` repeats for each property what `additionalProperties` reports.
  const failures = Value.Errors(schema, content).filter(({ keyword }) => keyword !== 'boolean');
  throw new InvalidFile(
    failures.map(({ keyword, instancePath, message, params }) => {
      const names = 'additionalProperties' in params ? `: ${params.additionalProperties.join(', ')}` : '';
      const what = whatOf[keyword] ?? message + names;
      return problemAt(file, instancePath, what, { code: keyword, value: valueIn(params) });
    }),
  );
}

/** The limit of a length or number, or the format that is wanted. */
function valueIn(params: object): string | undefined {
  const { limit, format }: { limit?: unknown; format?: unknown } = params;
  const value = limit ?? format;
  return value === undefined ? undefined : String(value);
}
