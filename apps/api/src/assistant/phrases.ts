/** Puts lists of words into a phrase: `{number} days ago` with the words of the list `number`. */
export const withLists = (phrase: string, lists: Readonly<Record<string, readonly string[]>>): string =>
  phrase.replace(/\{(\w+)\}/g, (_, list: string) => `(?:${(lists[list] ?? []).join('|') || '(?!)'})`);

/**
 * Finds phrases in folded text, the longest first: `air quality`, `donat*` with any ending, or `# h` with any
 * digits.
 */
export class Phrases {
  readonly #pattern: RegExp;

  constructor(phrases: readonly string[]) {
    const longestFirst = [...phrases].sort((a, b) => b.length - a.length);
    const any = longestFirst.join('|').replaceAll('*', '[^ ]*').replaceAll('#', '\\d+');
    this.#pattern = new RegExp(`(?<= )(?:${any})(?= )`, 'gu');
  }

  in(folded: string): string[] {
    return ` ${folded} `.match(this.#pattern) ?? [];
  }

  removedFrom(folded: string): string {
    return ` ${folded} `.replace(this.#pattern, '').replace(/ +/g, ' ').trim();
  }
}
