import { expect, type Page } from '@playwright/test';
import { open, test } from './support.ts';

/** The gold diamonds in the viewport, by section. */
function goldDiamonds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--nz-offbeat)';
    const gold = getComputedStyle(probe).color;
    probe.remove();
    const isOnScreen = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && top < innerHeight && bottom > 0 && element.checkVisibility({ visibilityProperty: true });
    };
    const isGold = (element: Element) =>
      [undefined, '::before', '::after'].some((part) => {
        const style = getComputedStyle(element, part);
        const isTurned = style.rotate === '45deg' && style.content !== 'none';
        return isTurned && style.backgroundColor === gold;
      }) ||
      (element.matches('svg path') && getComputedStyle(element).fill === gold);
    // The seeds of the signs are too small to break a rhythm.
    return [...document.querySelectorAll('body *:not([data-slot="sign"] *)')]
      .filter((element) => isOnScreen(element) && isGold(element))
      .map((element) => element.closest('[data-slot]')?.getAttribute('data-slot') ?? element.tagName);
  });
}

test('bar, hero and seam have one gold diamond, the picture that is shown, light or dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.locator('[data-slot="seam"]').scrollIntoViewIfNeeded();
      await expect.poll(() => goldDiamonds(page), `${viewport.width} px, ${colorScheme}`).toEqual(['hero-controls']);
    }
  }
});
