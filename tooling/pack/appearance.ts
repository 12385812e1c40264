/** What a page looks like, element by element, to compare two pages. */
import type { Page } from 'playwright';

export interface Appearance {
  /** Tag and class. */
  name: string;
  /** Its box relative to the part, in CSS pixels. */
  box: string;
  /** The computed styles of the element and its pseudo-elements. */
  style: Record<string, string>;
}

/* Inherited properties that change nothing visible here. */
const invisible = ['tab-size', '-webkit-tap-highlight-color', 'text-size-adjust'];

/**
 * The visible elements inside `selector`, after all animations. A drawing counts as one element.
 *
 * @param width of the part in CSS pixels, if pages leave it different space
 */
export async function appearanceOf(page: Page, selector: string, width?: number): Promise<Appearance[]> {
  await page.evaluate(() => document.fonts.ready);
  return JSON.parse(await page.evaluate(look, { selector, width, invisible }));
}

/**
 * Runs in the browser. Returns JSON, because Playwright takes seconds to transfer 100,000 values.
 */
function look({ selector, width, invisible }: { selector: string; width?: number; invisible: string[] }) {
  const part = document.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`No element matches ${selector}`);
  // Ignores the host's text alignment. With containment, fixed elements are relative to the part.
  if (width) Object.assign(part.style, { width: `${width}px`, contain: 'layout', textAlign: 'start' });
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
      animation.pause();
      animation.currentTime = 0;
    } else animation.finish();
  }
  /** Whether it is visible only to screen readers, like react-aria's input of a switch. */
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

/** The differences of the same elements in two pages, a line each. */
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
