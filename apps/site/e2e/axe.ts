import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that a colour scheme can break; the others read the markup, which is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Axe, put into the page once: a test looks at many states of one page. */
async function look(page: Page, within: string | undefined, run: RunOptions): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    // Of what passes one example for each rule: to find a name for every element takes axe longer than to judge it.
    ([part, options]) =>
      window.axe.run(part ? { include: [part] } : document, {
        ...options,
        resultTypes: ['violations'],
        iframes: false,
      }),
    [within, run] as const,
  );
}

const describeAll = ({ violations }: AxeResults) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);

/** No colour is on its way to another. */
const still = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      return playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
    }),
  );

/**
 * Everything that axe has to say against what the page shows, and against its colours in the dark. The test uses `bypassCSP`: the strict
 * security policy lets no foreign script in, axe included.
 *
 * @param within the part to look at, where the rest of the page is as it was when it was looked at; the whole page when it is left out
 */
export async function violations(page: Page, within?: string) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await still(page);
  const light = await look(page, within, { runOnly: { type: 'tag', values: rules } });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await still(page);
  const dark = await look(page, within, { runOnly: { type: 'rule', values: colourRules } });
  const judged = [...dark.passes, ...dark.incomplete, ...dark.violations].map(({ id }) => id);
  expect(judged, 'rules that found something to judge').toContain('color-contrast');
  return [...describeAll(light), ...describeAll(dark).map((violation) => `in the dark, ${violation}`)];
}
