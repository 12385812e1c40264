import type { ContentText } from './types.ts';

type ListState = 'checked' | 'outdated' | 'missing' | 'drafted';

/** The state of an item is that of its worst text; none without texts. */
export function stateOfItem(texts: readonly ContentText[], index: number): ListState | undefined {
  const own = texts.filter(({ pointer }) => `${pointer}/`.startsWith(`/${index}/`));
  if (own.length === 0) return undefined;
  const has = (wanted: ContentText['state']) => own.some(({ state }) => state === wanted);
  if (has('outdated')) return 'outdated';
  if (has('missing')) return 'missing';
  return has('drafted') ? 'drafted' : 'checked';
}
