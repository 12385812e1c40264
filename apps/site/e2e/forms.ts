/** The forms of the site, and helpers that fill them in. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { open } from './support.ts';

export interface Form {
  name: string;
  path: string;
  form: string;
  /** The API call that submits it, without `/api`. */
  call: string;
  /** The next request after it. */
  next?: string;
  /**
   * The minimum number of fields: an optional one may be added. Each part of a date and each
   * checkbox of a list counts.
   */
  minFields: number;
  /** @default 1 */
  steps?: number;
  opener?: string;
  /** Where its draft is: a storage and a key. */
  draft?: `localStorage.${string}` | `sessionStorage.${string}`;
  /** The one URL that may contain a field, as specified. */
  address?: RegExp;
}

/** Every form of the site except searches, which are in the URL on purpose. */
export const forms: readonly Form[] = [
  {
    name: 'volunteer',
    path: '/volunteers',
    form: 'form[data-slot="volunteer-form"]',
    call: '/volunteer-applications',
    minFields: 23,
    draft: 'localStorage.draft.volunteers',
  },
  {
    name: 'long partnership',
    path: '/partners',
    form: 'form[data-slot="partnership-application-form"]',
    call: '/partnership-application',
    minFields: 17,
    draft: 'localStorage.draft.partnership-long',
  },
  {
    name: 'identity',
    path: '/partners?tab=kyc',
    form: 'main [data-slot="wizard-form"]',
    call: '/kyc-applications',
    next: '/kyc-applications/:reference/documents/:kind',
    minFields: 32,
    steps: 5,
    draft: 'sessionStorage.kyc',
  },
  {
    name: 'short partnership',
    path: '/partnerships',
    form: '[role="dialog"] [data-slot="wizard-form"]',
    call: '/partnership-application',
    minFields: 10,
    steps: 3,
    opener: 'main header button >> nth=0',
    draft: 'localStorage.draft.partnership',
  },
  {
    name: 'update',
    path: '/partnerships',
    form: 'form[data-slot="update-form"]',
    call: '/partnership-updates',
    minFields: 4,
    opener: 'main header button >> nth=1',
    draft: 'localStorage.draft.update',
  },
  {
    name: 'consultation',
    path: '/partnerships',
    form: 'form[data-slot="consultation-form"]',
    call: '/consultations',
    minFields: 4,
    opener: 'main #categories + p ~ div button >> nth=-1',
    draft: 'localStorage.draft.consultation',
  },
  { name: 'newsletter', path: '/', form: 'main form', call: '/newsletter/subscribe', minFields: 1 },
  {
    name: 'footer newsletter',
    path: '/team',
    form: 'footer form:not([data-native])',
    call: '/newsletter/subscribe',
    minFields: 1,
  },
  {
    name: 'feedback',
    path: '/send-feedback',
    form: 'main form',
    call: '/feedback',
    minFields: 2,
    draft: 'localStorage.draft.feedback',
  },
  {
    name: 'interest',
    path: '/digital-literacy',
    form: 'form[data-slot="course-interest-form"]',
    call: '/course_interests/',
    minFields: 16,
    address: /\/api\/course_interests\/by_email\//,
  },
  {
    name: 'chat',
    path: '/data?tab=ai-insights',
    form: 'form[data-slot="chat-form"]',
    call: '/chat',
    minFields: 1,
  },
  {
    name: 'analysis',
    path: '/data?tab=ai-insights',
    form: '[data-slot="analysis-generator"]',
    call: '/analysis',
    minFields: 1,
  },
];

/** Files are uploaded separately. The input of the camera has no name. */
export const fileFields = ['governmentId', 'proofOfAddress', 'Government ID', 'Proof of Address'];

/** Letters of the test that runs: the server of a worker keeps the addresses of its earlier tests. */
const ofThisTest = () =>
  test
    .info()
    .testId.slice(-6)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');

/** Fills in a field, with the same value each time in a test. */
async function fill(control: Locator, form: string): Promise<[field: string, word: string] | undefined> {
  const { tag, type, name, value, options } = await control.evaluate((element) => ({
    tag: element.localName,
    type: element.getAttribute('type') ?? '',
    name:
      element.getAttribute('name') ?? element.closest('[data-field]')?.querySelector('label')?.textContent ?? 'text',
    value: element.getAttribute('value') ?? '',
    options: element instanceof HTMLSelectElement ? Array.from(element.options, (option) => option.value) : [],
  }));
  if (tag === 'select') {
    const word = options.at(-1) ?? '';
    await control.selectOption(word);
    return [name, word];
  }
  if (type === 'checkbox' || type === 'radio') {
    await control.check();
    return [`${name} ${value}`, value];
  }
  const mark = `zqx-${ofThisTest()}-${form}-${name}`.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  if (type === 'file') {
    await control.setInputFiles({
      name: `${mark}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from(`%PDF-1.7\n${mark}`),
    });
    return [name, mark];
  }
  const typed: Record<string, string> = {
    email: `${mark}@example.org`,
    tel: '+243 977 531 864',
    url: `https://${mark}.example.org`,
  };
  const dates: Record<string, string> = { day: '23', month: '11', year: '1957' };
  const word = typed[type] ?? dates[/^dateOfBirth-(.*)/.exec(name)?.[1] ?? ''] ?? mark;
  await control.fill(word);
  return [name, word];
}

/** Opens the page of a form, and the form itself. */
export async function openForm(page: Page, { path, form, opener }: Form, origin = '') {
  await open(page, origin + path);
  if (opener) await page.locator(opener).click();
  await expect(page.locator(form).getByRole('button').first()).toBeVisible();
}

/** Fills in every visible field, including those that appear meanwhile. */
export async function fillAll(page: Page, { form, name }: Form, words: Map<string, string>) {
  // Who has one name leaves the other out.
  const controls = page.locator(`${form} :is(input, select, textarea):not([type="hidden"], [name="oneName"])`);
  for (let index = 0; index < (await controls.count()); index += 1) {
    const control = controls.nth(index);
    const isHidden = await control.evaluate((element) => element.closest('[hidden], [inert]') !== null);
    const filled = isHidden ? undefined : await fill(control, name);
    if (filled) words.set(...filled);
  }
}

export const button = (page: Page, { form }: Form) =>
  page.locator(`${form} :is(button[type="submit"], button:not([type]))`);
