/** A name without control characters and the marks that turn the direction of text. */
export const withoutDirectionMarks = (name: string): string =>
  name.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Adlam}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** The name inside a sentence; one in a script from right to left is isolated as `<bdi>` does it. */
export function isolated(name: string): string {
  const shown = withoutDirectionMarks(name);
  return RIGHT_TO_LEFT.test(shown) ? `\u2068${shown}\u2069` : shown;
}
