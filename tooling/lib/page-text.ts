import type { Page } from 'playwright';

/**
 * The text of `main` in a document, without scripts, what stands for them, styles, the titles of
 * drawings, and what is on paper only.
 */
export const mainText = (page: Page, html: string): Promise<string> =>
  page.evaluate((source) => {
    const main = new DOMParser().parseFromString(source, 'text/html').querySelector('main');
    for (const element of main?.querySelectorAll(
      'script, noscript, style, template, svg, option, [data-slot="paper-note"]',
    ) ?? [])
      element.remove();
    const texts = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) found.push(texts.currentNode.nodeValue ?? '');
    return found.join(' ').replaceAll(/\s+/g, ' ').trim();
  }, html);
