/**
 * The patterns of the ARIA Authoring Practices that the site uses, in Chromium and Firefox. The
 * table in `docs/accessibility.md` lists each case by its id; a unit test compares the two.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { moveTo, open, test } from './support.ts';

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('banner');
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
const hasFocus = (target: Locator) => target.evaluate((element) => element.contains(document.activeElement));

test('[ACC-02] landmarks, headings and the skip link', async ({ page }) => {
  await open(page, '/responsible-minerals/ethical-sourcing');
  await test.step('landmark-01: one banner, one main and one contentinfo', async () => {
    for (const role of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(1);
  });
  await test.step('landmark-02: navigation landmarks have different names', async () => {
    const snapshot = await page.locator('body').ariaSnapshot();
    const names = [...snapshot.matchAll(/- navigation(?: "([^"]*)")?/g)].map(([, name]) => name ?? '');
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(names.length);
  });
  await test.step('heading-01: one heading of level 1, and no level is left out', async () => {
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((all) => all.filter((each) => each.checkVisibility()).map(({ localName }) => Number(localName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });
  await test.step('breadcrumb-01: a named navigation with a list', async () => {
    const way = page.getByRole('navigation', { name: 'Where this page is' });
    await expect(way.getByRole('listitem')).not.toHaveCount(0);
    await expect(way.getByRole('link', { name: 'Responsible minerals' })).toBeVisible();
  });
  await test.step('breadcrumb-02: the last entry is the current page, and no link', async () => {
    const last = page.getByRole('navigation', { name: 'Where this page is' }).getByRole('listitem').last();
    await expect(last).toHaveAttribute('aria-current', 'page');
    await expect(last.getByRole('link')).toHaveCount(0);
  });
  await test.step('skip-01: the first Tab reaches the skip link, and Enter moves on to the content', async () => {
    await open(page, '/about');
    await press(page, 'Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await press(page, 'Enter', 'Tab');
    await expect.poll(() => hasFocus(main(page))).toBe(true);
  });
  await test.step('link-01: on navigation the heading of the new page has the focus', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Team', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('[ACC-02] disclosures: menus of links in the bar', async ({ page }) => {
  await open(page, '/about');
  const areas = banner(page).getByRole('button', { name: 'Focus Areas' });
  await test.step('disclosure-01: the button says whether its list is open', async () => {
    await expect(areas).toHaveAttribute('aria-expanded', 'false');
    await areas.focus();
    await press(page, 'Enter');
    await expect(areas).toHaveAttribute('aria-expanded', 'true');
  });
  await test.step('disclosure-02: Space closes and opens it too', async () => {
    await press(page, 'Space');
    await expect(areas).toHaveAttribute('aria-expanded', 'false');
    await press(page, 'Space');
    await expect(areas).toHaveAttribute('aria-expanded', 'true');
  });
  await test.step('disclosure-03: Tab goes from the button into the list', async () => {
    await press(page, 'Tab');
    await expect(
      banner(page)
        .getByRole('link', { name: /Climate/ })
        .first(),
    ).toBeFocused();
  });
  await test.step('disclosure-04: Escape closes it and gives the focus back', async () => {
    await press(page, 'Escape');
    await expect(areas).toBeFocused();
    await expect(areas).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('disclosure-05: it closes when the focus leaves it', async () => {
    await press(page, 'Enter', 'Shift+Tab');
    await expect(areas).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('navigation-01: the link of the current page says so', async () => {
    await expect(banner(page).getByRole('link', { name: 'About', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
  const languages = banner(page).getByRole('button', { name: /^Language/ });
  await test.step('language-01: each language is written in itself, and marked as such', async () => {
    await languages.click();
    for (const [name, code] of [
      ['Français', 'fr'],
      ['Lingala', 'ln'],
      ['Kiswahili', 'sw'],
    ] as const)
      await expect(banner(page).getByRole('link', { name })).toHaveAttribute('lang', code);
  });
  await test.step('language-02: the current language says so', async () => {
    await expect(banner(page).getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    await press(page, 'Escape');
  });
});

test('[ACC-02] disclosures: rows that expand', async ({ page }) => {
  await open(page, '/donate');
  const row = main(page).locator('details').first();
  const summary = row.locator('summary');
  const isOpen = () => row.evaluate((element) => (element as HTMLDetailsElement).open);
  await test.step('disclosure-06: Enter opens and closes a row', async () => {
    await summary.focus();
    const before = await isOpen();
    await press(page, 'Enter');
    await expect.poll(isOpen).toBe(!before);
    await press(page, 'Enter');
    await expect.poll(isOpen).toBe(before);
  });
  await test.step('disclosure-07: Space does too', async () => {
    const before = await isOpen();
    await press(page, 'Space');
    await expect.poll(isOpen).toBe(!before);
  });
  await test.step('button-01: what was copied is said in a status', async () => {
    if (!(await isOpen())) await press(page, 'Enter');
    const copy = row.getByRole('button', { name: /^Copy/ }).first();
    await copy.focus();
    await press(page, 'Enter');
    await expect(row.getByRole('status').filter({ hasText: /\S/ }).first()).toBeAttached();
    await expect(copy).toBeFocused();
  });
});

test('[ACC-02] accordion and carousel of the home page', async ({ page }) => {
  await open(page);
  const strips = main(page).locator('[data-slot="focus-area-strips"]');
  await test.step('accordion-01: each header is a button in a heading, which says whether it is open', async () => {
    const headers = strips.getByRole('heading').getByRole('button');
    await expect(headers).toHaveCount(await strips.getByRole('heading').count());
    for (const header of await headers.all()) await expect(header).toHaveAttribute('aria-expanded', /true|false/);
  });
  await test.step('accordion-02: Enter opens a strip and shows its link', async () => {
    const second = strips.getByRole('button').nth(1);
    await second.focus();
    await press(page, 'Enter');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(strips.getByRole('listitem').nth(1).getByRole('link')).toBeVisible();
  });
  await test.step('carousel-01: a named group, whose rotation stops while the focus is in it', async () => {
    const carousel = page.getByRole('group', { name: 'Pictures' });
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    await carousel.getByRole('button', { name: 'Pause the pictures' }).focus();
    await expect(carousel.locator('[aria-live]').first()).toHaveAttribute('aria-live', 'polite');
  });
  await test.step('carousel-02: a button for each picture, the shown one marked', async () => {
    const picks = page
      .getByRole('group', { name: 'Pictures' })
      .getByRole('button', { name: /^Show picture \d of \d$/ });
    expect(await picks.count()).toBeGreaterThan(1);
    await picks.nth(1).focus();
    await press(page, 'Enter');
    await expect(picks.nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(picks.nth(0)).not.toHaveAttribute('aria-current', 'true');
  });
});

test('[ACC-02] dialogs', async ({ page }) => {
  await open(page, '/partnerships');
  const opener = main(page).getByRole('button', { name: 'Apply for Partnership' }).first();
  await opener.focus();
  await press(page, 'Enter');
  await test.step('dialog-01: it is modal, and its heading names it', async () => {
    await expect(dialog(page)).toHaveAccessibleName(/\S/);
    const isModal = await dialog(page).evaluate(
      (element) => element.getAttribute('aria-modal') === 'true' || element.matches(':modal'),
    );
    const isAloneInTree = !(await page.locator('body').ariaSnapshot()).includes('- contentinfo');
    expect(isModal || isAloneInTree).toBe(true);
  });
  await test.step('dialog-02: the focus is in it', async () => {
    await expect.poll(() => hasFocus(dialog(page))).toBe(true);
  });
  await test.step('dialog-03: neither Tab nor Shift+Tab leads to the page behind it', async () => {
    const isBehind = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest('[role="dialog"], dialog');
      });
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 25; presses += 1) {
        await press(page, key);
        expect(await isBehind(), `${key} ${presses + 1}`).toBe(false);
      }
    }
  });
  await test.step('dialog-04: its header and footer are not those of the page', async () => {
    for (const role of ['banner', 'contentinfo'] as const) await expect(dialog(page).getByRole(role)).toHaveCount(0);
  });
  await test.step('stepper-01: a named list of steps, the current one marked', async () => {
    const steps = dialog(page).getByRole('list', { name: 'Steps of this form' });
    await expect(steps.locator('[aria-current="step"]')).toHaveCount(1);
  });
  await test.step('stepper-02: the heading of the next step has the focus', async () => {
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    await expect(dialog(page).locator('[data-slot="wizard-title"]')).toBeFocused();
  });
  await test.step('dialog-05: Escape closes it, and its opener has the focus again', async () => {
    await press(page, 'Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
  await test.step('dialog-06: a button closes it', async () => {
    await press(page, 'Enter');
    await dialog(page).getByRole('button', { name: 'Close' }).first().click();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('[ACC-02] tabs', async ({ page }) => {
  await open(page, '/partners');
  const tabs = main(page).getByRole('tab');
  await test.step('tabs-01: a named list with one selected tab, which names its panel', async () => {
    await expect(main(page).getByRole('tablist')).toHaveAccessibleName(/\S/);
    await expect(main(page).locator('[role="tab"][aria-selected="true"]')).toHaveCount(1);
    await expect(main(page).getByRole('tabpanel', { name: 'Apply' })).toBeVisible();
  });
  const isCurrent = async (tab: Locator) => {
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  };
  await test.step('tabs-02: the arrow keys move and select, at the ends round again', async () => {
    await tabs.first().focus();
    await press(page, 'ArrowRight');
    await isCurrent(tabs.nth(1));
    await press(page, 'ArrowLeft');
    await isCurrent(tabs.first());
    await press(page, 'ArrowLeft');
    await isCurrent(tabs.last());
  });
  await test.step('tabs-03: Home and End', async () => {
    await press(page, 'Home');
    await isCurrent(tabs.first());
    await press(page, 'End');
    await isCurrent(tabs.last());
    await press(page, 'Home');
    await isCurrent(tabs.first());
  });
  await test.step('tabs-04: the list is one tab stop, and Tab goes on into the panel', async () => {
    await expect(main(page).getByRole('tabpanel', { name: 'Apply' }).getByRole('textbox').first()).toBeVisible();
    await press(page, 'Tab');
    await expect.poll(() => hasFocus(main(page).getByRole('tabpanel', { name: 'Apply' }))).toBe(true);
  });
  await test.step('tabs-05: a tab names only a panel that exists', async () => {
    const missing = await tabs.evaluateAll((all) =>
      all.map((tab) => tab.getAttribute('aria-controls')).filter((id) => id && !document.getElementById(id)),
    );
    expect(missing).toEqual([]);
  });
  await test.step('tabs-06: tabs one below the other say so, and answer Up and Down', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/digital-literacy');
    const list = main(page).getByRole('tablist').first();
    await expect(list).toHaveAttribute('aria-orientation', 'vertical');
    await list.getByRole('tab').first().focus();
    await press(page, 'ArrowDown');
    await expect(list.getByRole('tab').nth(1)).toBeFocused();
  });
});

test('[ACC-02] forms', async ({ page }) => {
  await open(page, '/volunteers');
  const form = page.locator('form[data-slot="volunteer-form"]');
  await test.step('form-01: each field has a name', async () => {
    for (const field of await form.locator('input:not([type="hidden"]), select, textarea').all()) {
      if (await field.isVisible()) await expect(field).toHaveAccessibleName(/\S/);
    }
  });
  await test.step('radio-01: a named group, one tab stop once one is chosen', async () => {
    const group = form.getByRole('radiogroup').first();
    await expect(group).toHaveAccessibleName(/\S/);
    await moveTo(page, group.getByRole('radio').first());
    await press(page, 'Space', 'Tab');
    await expect.poll(() => hasFocus(group)).toBe(false);
  });
  await test.step('radio-02: the arrow keys choose', async () => {
    const radios = form.getByRole('radiogroup').first().getByRole('radio');
    await radios.first().focus();
    await press(page, 'Space', 'ArrowDown');
    await expect(radios.nth(1)).toBeChecked();
    await expect(radios.nth(1)).toBeFocused();
  });
  await test.step('checkbox-01: a named group; Space checks and unchecks', async () => {
    const box = form.getByRole('checkbox', { name: 'Climate Action' });
    await expect(
      form
        .getByRole('group')
        .filter({ has: page.getByRole('checkbox', { name: 'Climate Action' }) })
        .last(),
    ).toHaveAccessibleName(/\S/);
    await box.focus();
    await press(page, 'Space');
    await expect(box).toBeChecked();
    await press(page, 'Space');
    await expect(box).not.toBeChecked();
  });
  await test.step('errors-01: a form with errors has a named summary, and the focus goes to it or to the first error', async () => {
    await form.getByRole('button', { name: 'Submit Application' }).focus();
    await press(page, 'Enter');
    const summary = form.locator('[data-slot="error-summary"]');
    await expect(summary).toHaveAccessibleName(/to fix/);
    await expect(page.locator('[data-slot="error-summary"]:focus, [aria-invalid="true"]:focus')).toBeVisible();
  });
  await test.step('errors-02: its links lead to the fields', async () => {
    await form.locator('[data-slot="error-summary"]').getByRole('link').first().focus();
    await press(page, 'Enter');
    await expect(form.getByRole('textbox', { name: 'First Name *' })).toBeFocused();
  });
  await test.step('errors-03: a field with an error says so, and describes it', async () => {
    const field = form.getByRole('textbox', { name: 'First Name *' });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/\S/);
  });
  await test.step('alert-01: a page that cannot be loaded says so in an alert', async () => {
    await open(page, '/about');
    await page.route('**/api/photos/**', (route) => route.fulfill({ status: 404, json: { detail: 'gone' } }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Photo gallery', exact: true }).click();
    await expect(main(page).getByRole('alert').first()).toHaveText('Error loading gallery.');
    await page.unrouteAll();
  });
});

test('[ACC-02] the climate page: select, segments, switch, map, table, search, feed of notices', async ({ page }) => {
  await open(page, '/data');
  await test.step('combobox-01: a named select, which the arrow keys change', async () => {
    const measure = main(page).getByRole('combobox', { name: 'What the map shows' });
    await measure.focus();
    await press(page, 'ArrowDown');
    await expect(measure).toHaveValue('humidity');
    await press(page, 'ArrowUp');
  });
  await test.step('switch-01: Space turns it off, and its state says so', async () => {
    const live = main(page).getByRole('switch', { name: 'Live mode' });
    await live.focus();
    await press(page, 'Space');
    await expect(live).not.toBeChecked();
  });
  await test.step('toast-01: a notice is in a named region, and says itself', async () => {
    await main(page).getByRole('button', { name: 'Refresh' }).click();
    const notices = page.getByRole('region', { name: 'Notices' });
    await expect(notices.getByRole('status').filter({ hasText: 'Data refreshed!' })).toBeVisible();
  });
  await test.step('toast-02: F6 leads to the notices', async () => {
    await press(page, 'F6');
    await expect(page.getByRole('region', { name: 'Notices' })).toBeFocused();
  });
  await test.step('map-01: one tab stop; the arrow keys go to neighbours', async () => {
    await expect(main(page).locator('[data-slot="province-map-tile"][tabindex="0"]')).toHaveCount(1);
    await main(page).locator('[data-slot="province-map-tile"][tabindex="0"]').focus();
    const before = await page.locator(':focus').getAttribute('data-code');
    await press(page, 'ArrowRight');
    await expect.poll(() => page.locator(':focus').getAttribute('data-code')).not.toBe(before);
  });
  await test.step('map-02: Enter opens a province, and its tile has the focus afterwards', async () => {
    const code = await page.locator(':focus').getAttribute('data-code');
    await press(page, 'Enter');
    await expect(dialog(page)).toBeVisible();
    await press(page, 'Escape');
    await expect(main(page).locator(`[data-slot="province-map-tile"][data-code="${code}"]`)).toBeFocused();
  });
  await test.step('segments-01: the arrow keys choose the table in place of the map', async () => {
    await main(page).getByRole('radio', { name: 'Map' }).focus();
    await press(page, 'ArrowRight');
    await expect(main(page).getByRole('radio', { name: 'Table' })).toBeChecked();
  });
  await test.step('table-01: it has a name, and headers of columns and rows', async () => {
    const table = main(page).getByRole('table', { name: 'Weather of the provinces' });
    await expect(table.getByRole('columnheader').first()).toBeVisible();
    await expect(table.getByRole('rowheader')).toHaveCount(26);
  });
  await test.step('table-02: what scrolls sideways can be reached by keyboard, and has a name', async () => {
    await expect(main(page).getByRole('group', { name: 'Weather of the provinces' })).toHaveAttribute('tabindex', '0');
  });
  await test.step('search-01: a named search box, and how many were found in a status', async () => {
    await main(page).getByRole('searchbox', { name: 'Find a province or capital' }).pressSequentially('kivu');
    await expect(main(page).locator('[data-slot="province-card"]')).toHaveCount(2);
    await expect(main(page).getByRole('status').filter({ hasText: /2/ }).first()).toBeAttached();
  });
});

test('[ACC-02] conversation, pages of a list, and the viewer of photos', async ({ page }) => {
  await open(page, '/data?tab=ai-insights');
  const chat = page.getByRole('region', { name: 'Ask the data' });
  await test.step('log-01: the answer is added to a named log, and the field keeps the focus', async () => {
    await chat.getByRole('textbox', { name: 'Your question' }).pressSequentially('Weather in Goma?');
    await press(page, 'Enter');
    await expect(chat.getByRole('log', { name: 'Conversation' })).toContainText('Climate data: Nord-Kivu');
    await expect(chat.getByRole('textbox', { name: 'Your question' })).toBeFocused();
  });
  await test.step('log-02: the log can be scrolled by keyboard', async () => {
    await expect(chat.getByRole('log')).toHaveAttribute('tabindex', '0');
  });
  await open(page, '/digital-literacy');
  const pager = main(page).getByRole('navigation', { name: 'Pages of courses' });
  await test.step('pager-01: the next page is said in a status, and the link keeps the focus', async () => {
    await pager.getByRole('link', { name: 'Next' }).focus();
    await press(page, 'Enter');
    await expect(pager.getByRole('status')).toContainText('2');
    await expect(pager.getByRole('link', { name: 'Next' })).toBeFocused();
  });
  await open(page, '/gallery');
  await test.step('viewer-01: the arrow keys show the next photo, whose title names the dialog', async () => {
    await main(page).getByRole('link', { name: 'Evening at the pump' }).focus();
    await press(page, 'Enter');
    await expect(dialog(page)).toHaveAccessibleName('Evening at the pump');
    await press(page, 'ArrowRight');
    await expect(dialog(page)).toHaveAccessibleName('Clear water');
  });
  await test.step('viewer-02: Escape closes it, and the photo has the focus again', async () => {
    await press(page, 'Escape');
    await expect(main(page).getByRole('link', { name: 'Evening at the pump' })).toBeFocused();
  });
});

test('[ACC-02] on a phone: the menu as a dialog', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/about');
  const opener = page.getByRole('button', { name: 'Open menu' });
  await test.step('sheet-01: it opens as a named modal dialog with the focus in it', async () => {
    await opener.focus();
    await press(page, 'Enter');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect.poll(() => hasFocus(page.getByRole('dialog', { name: 'Menu' }))).toBe(true);
  });
  await test.step('sheet-02: Escape closes it, and its button has the focus again', async () => {
    await press(page, 'Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});
