/** Outlines the part of a page that shows an item, found by its name. Returns it if it is there. */
export function markItem(page: Document, name: string): HTMLElement | undefined {
  if (!name) return undefined;
  const main = page.querySelector('main') ?? page.body;
  const texts = page.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (!textContent?.includes(name) || !parentElement) continue;
    const part = parentElement.closest<HTMLElement>('li, article, tr, figure') ?? parentElement;
    part.style.outline = '4px solid var(--nz-offbeat)';
    part.style.outlineOffset = '-4px';
    return part;
  }
  return undefined;
}
