import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend on the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Injects axe once for each page. */
async function look(page: Page, within: string | undefined, run: RunOptions): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    // Reports one element per passed rule: selectors for all take longer than the checks.
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

/** Waits until no colour transition is running. */
const still = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      return playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
    }),
  );

/**
 * The violations on the page, including its dark colours. The test must use `bypassCSP`, because
 * the security policy would block axe.
 *
 * @param within the selector of the part to check. @default the whole page
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

/** The violations of every rule in dark colours; stories of the pages look at the light ones. */
export async function violationsInTheDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await still(page);
  return describeAll(await look(page, undefined, { runOnly: { type: 'tag', values: rules } }));
}
