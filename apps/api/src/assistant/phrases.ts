/** Finds phrases in folded text, the longest first: `air quality`, or `donat*` with any ending. */
export class Phrases {
  readonly #pattern: RegExp;

  constructor(phrases: readonly string[]) {
    const longestFirst = [...phrases].sort((a, b) => b.length - a.length);
    this.#pattern = new RegExp(`(?<= )(?:${longestFirst.join('|').replaceAll('*', '[^ ]*')})(?= )`, 'gu');
  }

  in(folded: string): string[] {
    return ` ${folded} `.match(this.#pattern) ?? [];
  }

  removedFrom(folded: string): string {
    return ` ${folded} `.replace(this.#pattern, '').replace(/ +/g, ' ').trim();
  }
}
