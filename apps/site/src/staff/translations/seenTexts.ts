import type { Text } from './types.ts';

/**
 * The list as it was opened, with what has changed since: a text that was corrected stays in its
 * place, although the filters would leave it out now.
 */
export function mergedTexts(seen: readonly Text[], fresh: readonly Text[]): readonly Text[] {
  const news = new Map(fresh.map((text) => [text.id, text]));
  const known = new Set(seen.map(({ id }) => id));
  return [...seen.map((text) => news.get(text.id) ?? text), ...fresh.filter(({ id }) => !known.has(id))];
}
