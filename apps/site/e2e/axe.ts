import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that a colour scheme can break; the others read the markup, which is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Of what passes one example for each rule: to find a name for every element takes axe longer than to judge it. */
const look = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] });

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

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
 */
export async function violations(page: Page) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await still(page);
  const light = await look(page).withTags(rules).analyze();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await still(page);
  const dark = await look(page).withRules(colourRules).analyze();
  const judged = [...dark.passes, ...dark.incomplete, ...dark.violations].map(({ id }) => id);
  expect(judged, 'rules that found something to judge').toContain('color-contrast');
  return [...describeAll(light), ...describeAll(dark).map((violation) => `in the dark, ${violation}`)];
}
