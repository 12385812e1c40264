import type { Page } from 'playwright';

/**
 * The text of `main` in a document, without scripts, what stands for them, styles, the titles of
 * drawings, and what is on paper only. It also runs in a page, so it uses nothing around it.
 */
export function mainTextIn(read: Document): string {
  const main = read.querySelector('main');
  for (const element of main?.querySelectorAll(
    'script, noscript, style, template, svg, option, [data-slot="paper-note"]',
  ) ?? [])
    element.remove();
  const textsOf = (node: Node): string[] =>
    Array.from(node.childNodes).flatMap((child) => (child.nodeType === 3 ? [child.nodeValue ?? ''] : textsOf(child)));
  return textsOf(main ?? read.body)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The same of a document's HTML, parsed by a browser. */
export const mainText = (page: Page, html: string): Promise<string> =>
  page.evaluate(`(${mainTextIn})(new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html'))`);
