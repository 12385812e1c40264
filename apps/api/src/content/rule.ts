/** What is wrong at one place of a content file. */
export interface Finding {
  place: string;
  what: string;
}

/** Finds what a schema cannot say, in a file of any shape. */
export type Rule = (content: unknown) => Finding[];
