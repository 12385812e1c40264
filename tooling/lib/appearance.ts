/** What a page looks like, element by element, to compare two pages. */
import type { Page } from 'playwright';

export interface Appearance {
  /** Tag and class. */
  name: string;
  /** Its box inside of the part that is looked at, in CSS pixels. */
  box: string;
  /** What the browser computes for it, and for what is before and after it. */
  style: Record<string, string>;
}

/*
 * What comes from the page to all of its elements and shows in none: how wide a tab is, the colour of a tap, what
 * phones do to small text.
 */
const invisible = ['tab-size', '-webkit-tap-highlight-color', 'text-size-adjust'];

/**
 * The elements of the part of the page that `selector` names and that a reader can see, with motion over and drawings as one.
 * @param width the part's own, in CSS pixels, where pages leave it different space
 */
export async function appearanceOf(page: Page, selector: string, width?: number): Promise<Appearance[]> {
  await page.evaluate(() => document.fonts.ready);
  return JSON.parse(await page.evaluate(look, { selector, width, invisible }));
}

/** Runs in the browser. As JSON: Playwright takes seconds to hand over a hundred thousand values one by one. */
function look({ selector, width, invisible }: { selector: string; width?: number; invisible: string[] }) {
  const part = document.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`Nothing is ${selector}`);
  // The part is the host's: its own alignment of inline content does not count. Layout is contained, so that what is
  // fixed to the window is measured from the part too.
  if (width) Object.assign(part.style, { width: `${width}px`, contain: 'layout', textAlign: 'start' });
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
      animation.pause();
      animation.currentTime = 0;
    } else animation.finish();
  }
  /** Kept for screen readers alone, as react-aria keeps the input of a switch. */
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    element !== part &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
  const round = (length: number) => Math.round(length * 2) / 2;
  const origin = part.getBoundingClientRect();
  const names = [...getComputedStyle(part)].filter((name) => !name.startsWith('--') && !invisible.includes(name));
  const styleOf = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && style.content === 'none') return {};
    return Object.fromEntries(names.map((name) => [`${pseudo ?? ''} ${name}`.trim(), style.getPropertyValue(name)]));
  };
  const elements = [...part.querySelectorAll('*')]
    .filter((element) => !element.parentElement?.closest('svg') && !element.matches('option, noscript'))
    .filter((element) => !isClipped(element))
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const isShown = element.getClientRects().length > 0;
      return {
        name: `${element.tagName.toLowerCase()} ${element.getAttribute('class') ?? ''}`.trim(),
        box: isShown ? [left - origin.left, top - origin.top, width, height].map(round).join(' ') : 'none',
        style: { ...styleOf(element), ...styleOf(element, '::before'), ...styleOf(element, '::after') },
      };
    });
  return JSON.stringify(elements);
}

/** What differs between two looks at the same elements, a line each. */
export function differences(expected: Appearance[], actual: Appearance[]): string[] {
  if (expected.length !== actual.length) return [`${expected.length} elements became ${actual.length}`];
  return expected.flatMap((before, index) => {
    const after = actual[index];
    if (!after) return [];
    const names = new Set([...Object.keys(before.style), ...Object.keys(after.style)]);
    const lines = [...names].map((name) => [name, before.style[name], after.style[name]]);
    return [['box', before.box, after.box], ...lines]
      .filter(([, one, other]) => one !== other)
      .map(([name, one, other]) => `${before.name}: ${name} ${one} became ${other}`);
  });
}
