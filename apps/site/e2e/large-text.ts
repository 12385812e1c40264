import type { Page } from '@playwright/test';

/**
 * Enlarges the text of a page, lays all of it out, and returns the words that break into pieces of
 * a few letters, with where they are. With a `word`, it takes the place of each word of six letters
 * or more.
 */
export const stackedWords = (page: Page, percent: number, word?: string) =>
  page.evaluate(
    ([size, long]) => {
      const root = document.documentElement;
      // As once the browser is idle, see `site.css`.
      root.dataset.laidOut = '';
      root.style.fontSize = `${size}%`;
      const found = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
        if (parent.closest('script, style, noscript, [translate="no"], [href^="mailto:"], .nz\\:sr-only')) continue;
        // The name in the bar is that of the foundation, not a word of a text.
        if (long && !parent.closest('header'))
          node.textContent = (node.textContent ?? '').replace(/\p{L}{6,}/gu, String(long));
        for (const match of (node.textContent ?? '').matchAll(/[\p{L}\p{N}+’]{4,}/gu)) {
          const range = document.createRange();
          range.setStart(node, match.index);
          range.setEnd(node, match.index + match[0].length);
          const lines = new Set(
            [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
          );
          const slot = parent.closest('[data-slot]')?.getAttribute('data-slot');
          if (lines.size > 1 && match[0].length / lines.size < 4)
            found.add(`${match[0]} in ${lines.size} lines of ${slot}`);
        }
      }
      return { words: [...found], excess: root.scrollWidth - root.clientWidth };
    },
    [percent, word] as const,
  );
