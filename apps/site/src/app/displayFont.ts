import displayFont from '@nzete/ui/fonts/ojuju-nzete-subset.woff2?url';

export { displayFont };

/** Browsers do not count a smaller move as a layout shift; in CSS pixels. */
const UNNOTICED = 3;

/**
 * Loads the heading font. Called once the page is interactive, so that on a slow connection the
 * font does not delay the code; until then the fallback font shows. If text in view would move up
 * or down, because a heading takes another number of lines, the fallback stays until the next page.
 * Rejects when the font fails to load.
 */
export async function showDisplayFont(nextPage: Promise<void>) {
  const face = new FontFace('Ojuju', `url(${displayFont})`, { weight: '760 800' });
  await face.load();
  const before = textsInView();
  document.fonts.add(face);
  const isMoved = ([element, top]: Place) => Math.abs(topOf(element) - top) >= UNNOTICED;
  if (!before.some(isMoved)) return;
  // In the same task, so nothing has been painted with it.
  document.fonts.delete(face);
  await nextPage;
  document.fonts.add(face);
}

type Place = [element: Element, top: number];

const topOf = (element: Element) => element.getBoundingClientRect().top;

const textsInView = () =>
  Array.from(
    document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, a, button, img)'),
    (element): Place => [element, topOf(element)],
  ).filter(([, top]) => top >= 0 && top < window.innerHeight);
