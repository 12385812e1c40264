/** The forms of the site, and how they are filled in. */
import { expect, type Locator, type Page } from '@playwright/test';
import { open } from './support.ts';

export interface Form {
  name: string;
  path: string;
  form: string;
  /** The call that sends it, under `/api`. */
  call: string;
  /** What is sent once it has arrived. */
  next?: string;
  /** The fewest fields it has: an optional one may be added. Each part of a date and each checkbox of a list counts. */
  minFields: number;
  /** @default 1 */
  steps?: number;
  opener?: string;
  /** The place in the storage of the device where its draft may be until it is sent. */
  draft?: string;
  /** The one address that is to have a field in it, by the documents. */
  address?: RegExp;
}

/** Every form of the site. Not those that search: what they look for is in the address on purpose, to be shared and found again. */
export const forms: readonly Form[] = [
  {
    name: 'volunteer',
    path: '/volunteers',
    form: 'form[data-slot="volunteer-form"]',
    call: '/volunteer-applications',
    minFields: 23,
    draft: 'draft.volunteers',
  },
  {
    name: 'long partnership',
    path: '/partners',
    form: 'form[data-slot="partnership-application-form"]',
    call: '/partnership-application',
    minFields: 17,
    draft: 'draft.partnership-long',
  },
  {
    name: 'identity',
    path: '/partners?tab=kyc',
    form: 'main [data-slot="wizard-form"]',
    call: '/kyc-applications',
    next: '/kyc-applications/:reference/documents/:kind',
    minFields: 32,
    steps: 5,
  },
  {
    name: 'short partnership',
    path: '/partnerships',
    form: '[role="dialog"] [data-slot="wizard-form"]',
    call: '/partnership-application',
    minFields: 10,
    steps: 3,
    opener: 'main header button >> nth=0',
    draft: 'draft.partnership',
  },
  {
    name: 'update',
    path: '/partnerships',
    form: 'form[data-slot="update-form"]',
    call: '/partnership-updates',
    minFields: 4,
    opener: 'main header button >> nth=1',
  },
  { name: 'newsletter', path: '/', form: 'main form', call: '/newsletter/subscribe', minFields: 1 },
  { name: 'footer newsletter', path: '/team', form: 'footer form', call: '/newsletter/subscribe', minFields: 1 },
  {
    name: 'feedback',
    path: '/send-feedback',
    form: 'main form',
    call: '/feedback',
    minFields: 2,
    draft: 'draft.feedback',
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

export const fileFields = ['Government ID', 'Proof of Address'];

/** What is put into a field, the same each time; undefined where there is nothing to choose. */
async function fill(control: Locator, form: string): Promise<[field: string, word: string] | undefined> {
  const { tag, type, name, value, options } = await control.evaluate((element) => ({
    tag: element.localName,
    type: element.getAttribute('type') ?? '',
    // A file is sent by itself: its input needs no name.
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
  const mark = `zqx-${form}-${name}`.toLowerCase().replaceAll(/[^a-z]+/g, '-');
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

/** Opens the page of a form, and the form. */
export async function openForm(page: Page, { path, form, opener }: Form, origin = '') {
  await open(page, origin + path);
  if (opener) await page.locator(opener).click();
  await expect(page.locator(form).getByRole('button').first()).toBeVisible();
}

/** Fills every field that shows. A choice of the form may bring further fields. */
export async function fillAll(page: Page, { form, name }: Form, words: Map<string, string>) {
  const controls = page.locator(`${form} :is(input, select, textarea):not([type="hidden"])`);
  for (let index = 0; index < (await controls.count()); index += 1) {
    const control = controls.nth(index);
    const isHidden = await control.evaluate((element) => element.closest('[hidden], [inert]') !== null);
    const filled = isHidden ? undefined : await fill(control, name);
    if (filled) words.set(...filled);
  }
}

export const button = (page: Page, { form }: Form) =>
  page.locator(`${form} :is(button[type="submit"], button:not([type]))`);
