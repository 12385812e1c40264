import type { Page } from '@playwright/test';

/**
 * Enlarges the text of a page, lays all of it out, and returns the words that break into three
 * pieces or leave one or two letters alone, with where they are. A word that is longer than the
 * column may, but not into pieces of less than four letters. With a `word`, it takes the place of
 * each word of six letters or more.
 */
export const stackedWords = (page: Page, percent: number, word?: string) =>
  page.evaluate(
    ([size, long]) => {
      const root = document.documentElement;
      // As once the browser is idle, see `site.css`.
      root.dataset.laidOut = '';
      root.style.fontSize = `${size}%`;
      const found = new Set<string>();
      const rectsOf = (node: Node, start: number, length: number) => {
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, start + length);
        return [...range.getClientRects()].filter(({ width }) => width > 0);
      };
      const linesOf = (rects: DOMRect[]) => [...new Set(rects.map(({ top }) => Math.round(top)))];
      /** The letters of a word on each of its lines. */
      const piecesOf = (node: Node, start: number, letters: string) => {
        const pieces = new Map<number | undefined, string>();
        for (const [index, letter] of [...letters].entries()) {
          const [line] = linesOf(rectsOf(node, start + index, 1));
          pieces.set(line, (pieces.get(line) ?? '') + letter);
        }
        return [...pieces.values()];
      };
      // The text of a card or a button: the screen without the margins of the page and its padding.
      const column = root.clientWidth * 0.8;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
        if (parent.closest('script, style, noscript, [translate="no"], [href^="mailto:"], .nz\\:sr-only')) continue;
        // The name in the bar is that of the foundation, not a word of a text.
        if (long && !parent.closest('header'))
          node.textContent = (node.textContent ?? '').replace(/\p{L}{6,}/gu, String(long));
        for (const match of (node.textContent ?? '').matchAll(/[\p{L}\p{N}+’]{4,}/gu)) {
          const rects = rectsOf(node, match.index, match[0].length);
          const lines = linesOf(rects).length;
          if (lines < 2) continue;
          const pieces = piecesOf(node, match.index, match[0]);
          const isLong = rects.reduce((sum, { width }) => sum + width, 0) > column;
          if (isLong ? match[0].length / lines >= 4 : lines < 3 && pieces.every(({ length }) => length > 2)) continue;
          const slot = parent.closest('[data-slot]')?.getAttribute('data-slot');
          found.add(`${pieces.join('|')} in ${slot}`);
        }
      }
      return { words: [...found], excess: root.scrollWidth - root.clientWidth };
    },
    [percent, word] as const,
  );
