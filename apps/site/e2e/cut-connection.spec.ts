import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { allPaths, paths, sentPath } from '../src/shared/routes.ts';
import { kycApplication } from './applications.ts';
import { fillAll } from './forms.ts';
import { open, scripts, test } from './support.ts';

// The connection breaks before the code of a form has come, between pressing and the answer, and
// between the answer and the page that shows it; on a phone, where nothing was scrolled before.
test.use({ viewport: { width: 360, height: 640 } });

interface Form {
  path: string;
  /** The call of the API, without `/api`; missing where its own tests break it. */
  call?: string;
  /** What shows when it has arrived. */
  shows?: string;
  /** Right values in place of those of `fillAll`. */
  values?: Readonly<Record<string, string>>;
  /** Without its code it has a page that confirms it. */
  isConfirmed?: boolean;
  /** What was typed is kept on the device, and is there after a reload. */
  hasDraft?: true;
}

const reference = { shows: '[data-slot="reference-number"]', isConfirmed: true };
const news = { call: '/newsletter/subscribe', shows: '[data-slot="newsletter-outcome"] p', isConfirmed: true };

/** Every form of the site that the server knows, by its intent. */
const forms: Readonly<Record<string, Form>> = {
  newsletter: { path: paths.home, ...news },
  'footer-newsletter': { path: paths.team, ...news },
  'donation-notice': { path: paths.donate, ...news },
  feedback: { path: paths.sendFeedback, call: '/feedback', hasDraft: true, ...reference },
  status: { path: paths.status },
  volunteer: { path: paths.volunteers, call: '/volunteer-applications', hasDraft: true, ...reference },
  'course-interest': {
    path: paths.digitalLiteracy,
    call: '/course_interests/',
    shows: 'text=Registration successful!',
    isConfirmed: true,
  },
  gift: {
    path: paths.gift,
    call: '/gifts',
    hasDraft: true,
    values: { amount: '25', sent_on: '2026-01-10' },
    ...reference,
  },
  'event-sign-up': {
    path: `${paths.eventSignUp}?event=class-first-steps-1`,
    call: '/event-sign-ups',
    hasDraft: true,
    values: { people: '1' },
    ...reference,
  },
  consultation: {
    path: `${paths.partnerships}?form=consultation`,
    call: '/consultations',
    hasDraft: true,
    ...reference,
  },
  update: {
    path: `${paths.partnerships}?form=update`,
    call: '/partnership-updates',
    hasDraft: true,
    shows: 'text=Your partnership update has been posted successfully.',
    isConfirmed: true,
  },
  partnership: { path: paths.partners, call: '/partnership-application', hasDraft: true, ...reference },
  kyc: { path: `${paths.partners}?tab=kyc` },
  'kyc-documents': { path: '/identity-documents', isConfirmed: true },
  chat: { path: `${paths.data}?tab=ai-insights` },
  analysis: { path: `${paths.data}?tab=ai-insights` },
};

const names = Object.keys(forms);
const selectorOf = (intent: string) => `form:has(button[name="intent"][value="${intent}"])`;
const note = (page: Page) => page.locator('[data-slot="unsent"]');
const valuesOf = (form: Locator) =>
  form.evaluate((element) =>
    [...new FormData(element as HTMLFormElement)].map(([name, value]) => [name, value.toString()]),
  );

let count = 0;

async function addressOf(page: Page, intent: string): Promise<string> {
  const { path } = forms[intent] ?? { path: '/' };
  if (intent !== 'kyc-documents') return path;
  const answer = await page.request.post('/api/kyc-applications', { data: kycApplication });
  const { reference, upload_token: token } = await answer.json();
  return `${path}?${new URLSearchParams({ reference, token })}`;
}

async function fill(page: Page, intent: string): Promise<Locator> {
  const form = page.locator(selectorOf(intent));
  await fillAll(page, { name: intent, path: '', form: selectorOf(intent), call: '', minFields: 1 }, new Map());
  for (const email of await form.locator('[type="email"]').all()) {
    await email.fill(`cut-${process.pid}-${Date.now()}-${count++}@example.org`);
  }
  for (const [name, value] of Object.entries(forms[intent]?.values ?? {})) {
    const control = form.locator(`[name="${name}"]`);
    const isList = await control.evaluate((element) => element instanceof HTMLSelectElement);
    await (isList ? control.selectOption(value) : control.fill(value));
  }
  return form;
}

const press = (form: Locator, intent: string) => form.locator(`button[value="${intent}"]`).last().click();

test('[KEEP-01] every form that the server knows is in this table', async ({ request }) => {
  // Every page is rendered for the first time, beside other tests.
  test.setTimeout(180_000);
  const found = new Set<string>();
  const others = names.map((intent) => forms[intent]?.path ?? '/');
  for (const path of new Set([...allPaths, ...others])) {
    let html = '';
    // A busy server may ask to come back.
    await expect(async () => {
      const answer = await request.get(path, { headers: { accept: 'text/html' } });
      expect(answer.status(), path).toBeLessThan(500);
      html = await answer.text();
    }).toPass({ timeout: 30_000 });
    for (const [button] of html.matchAll(/<button[^>]*name="intent"[^>]*>/g)) {
      found.add(/value="([^"]+)"/.exec(button)?.[1]?.replace(/-back$/, '') ?? '');
    }
  }
  // Nothing is typed into the switch, and without the link of an application its page has no form.
  const typed = [...found].filter((intent) => !intent.startsWith('save-data'));
  expect([...typed, 'kyc-documents'].sort()).toEqual([...names].sort());
});

for (const intent of names) {
  test(`[KEEP-01, KEEP-02] without its code the ${intent} form keeps what was typed, whenever the connection breaks, and is sent in the end`, async ({
    page,
    context,
  }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto(await addressOf(page, intent));
    await expect(page.locator('html')).toHaveAttribute('data-script-failed', '');
    let form = await fill(page, intent);
    let typed = await valuesOf(form);

    // The page is loaded again by its notice, still without its code. Files are chosen again.
    await page.locator('[data-slot="script-failed"] a').click();
    await page.waitForLoadState();
    const words = (values: string[][]) => values.filter(([, value]) => !value?.startsWith('[object'));
    expect(words(await valuesOf(form))).toEqual(words(typed));
    form = await fill(page, intent);
    typed = await valuesOf(form);

    await context.setOffline(true);
    await press(form, intent);
    await expect(note(page)).toBeVisible();
    expect(await valuesOf(form)).toEqual(typed);
    await context.setOffline(false);

    // The server gets it. First its answer is lost, then the page to which its answer leads.
    const own = (url: URL) => url.pathname === new URL(page.url()).pathname;
    for (const cut of ['answer', 'page'] as const) {
      const handle = async (route: Route) => {
        const response = await route.fetch({ maxRedirects: 0 });
        if (cut === 'page') await context.setOffline(true);
        await (cut === 'page' && response.status() === 303 ? route.fulfill({ response }) : route.abort());
      };
      await page.route(own, handle, { times: 1 });
      const answered = page.waitForEvent('requestfailed');
      await note(page).getByRole('button').click();
      await answered;
      await expect(note(page)).toBeVisible();
      expect(await valuesOf(form)).toEqual(typed);
    }
    await context.setOffline(false);
    await note(page).getByRole('button').click();
    await expect(note(page)).toBeHidden();
    if (forms[intent]?.isConfirmed) await expect(page).toHaveURL(new RegExp(`${sentPath}\\?`));
    else await expect(page.locator(selectorOf(intent))).toBeVisible();
  });

  if (!forms[intent]?.call) continue;
  test(`[KEEP-02, KEEP-03] the ${intent} form keeps what was typed when its answer is lost, is sent again under the same key, also after a reload, and shows the confirmation when nothing more comes after it`, async ({
    page,
    context,
  }) => {
    const { call = '', shows = '', hasDraft = false } = forms[intent] ?? {};
    const keys: (string | undefined)[] = [];
    // An answer to it would change what was chosen (INTEREST-01).
    await page.route('**/course_interests/by_email/**', (route) => route.abort());
    await open(page, await addressOf(page, intent));
    const form = await fill(page, intent);
    const typed = await valuesOf(form);
    const isCall = (url: URL) => url.pathname === `/api${call}`;
    const isSent = (route: Route) => route.request().method() !== 'GET';
    await page.route(isCall, async (route) => {
      if (!isSent(route)) return route.fallback();
      keys.push(route.request().headers()['idempotency-key']);
      await route.fetch();
      await route.abort();
    });
    const lost = page.waitForEvent('requestfailed', (request) => isCall(new URL(request.url())));
    await press(form, intent);
    await lost;
    await expect(form.locator('button[value]').last()).not.toHaveAttribute('aria-disabled', 'true');
    expect(await valuesOf(form)).toEqual(typed);
    if (hasDraft) {
      await open(page, page.url());
      await expect.poll(() => valuesOf(form)).toEqual(typed);
    }
    await page.unroute(isCall);
    await page.route(isCall, async (route) => {
      if (!isSent(route)) return route.fallback();
      keys.push(route.request().headers()['idempotency-key']);
      const response = await route.fetch();
      await context.setOffline(true);
      await route.fulfill({ response });
    });
    await press(form, intent);
    await expect(page.locator(shows).first()).toBeVisible();
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });
}
