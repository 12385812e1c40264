/** A name without control characters and the marks that turn the direction of text. */
export const withoutDirectionMarks = (name: string): string =>
  name.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');

/** The name inside a sentence, with the characters that isolate its direction as `<bdi>` does. */
export const isolated = (name: string): string => `\u2068${withoutDirectionMarks(name)}\u2069`;
