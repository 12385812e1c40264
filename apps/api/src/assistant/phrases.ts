/**
 * A pattern that finds phrases in folded text, the longest first. A phrase is one or more folded words with spaces
 * between; `*` at the end of a word matches any ending: `donat*`, `air quality`.
 */
export function phrasePattern(phrases: readonly string[]): RegExp {
  const alternatives = [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replaceAll('*', '[^ ]*')); // folded text has nothing but letters, digits and spaces
  return new RegExp(`(?<= )(?:${alternatives.join('|')})(?= )`, 'gu');
}

/** The phrases of a pattern that a folded text has. */
export function findPhrases(folded: string, pattern: RegExp | undefined): string[] {
  return (pattern && ` ${folded} `.match(pattern)) ?? [];
}

/** A folded text without the phrases of a pattern. */
export function removePhrases(folded: string, pattern: RegExp | undefined): string {
  return pattern ? ` ${folded} `.replace(pattern, '').replace(/ +/g, ' ').trim() : folded;
}
