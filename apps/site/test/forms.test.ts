/** Each form by itself: posted without scripts, answered by the server with a page. */
import { expect, inject, test } from 'vitest';
import { paths, sentPath } from '../src/shared/routes.ts';
import { openForm, type PostedForm } from './support/form.ts';
import { formCases, unique } from './support/formCases.ts';
import { inLanguage, oneLine, textsIn, textsOf } from './support/site.ts';

const language = 'fr';
const open = (path: string, selector: string) => openForm(inLanguage(path, language), selector);

/** The answer is a page of this form, with the focus on its errors, and a field for each of them. */
async function refused(form: PostedForm, faults: readonly string[]) {
  const { status } = await form.post();
  expect(status).toBe(422);
  expect(form.page.documentElement.lang).toBe(language);
  expect(form.element.querySelector('[data-slot="error-summary"]')?.hasAttribute('autofocus')).toBe(true);
  expect(form.faults.map((href) => form.element.querySelector(`[id="${href.slice(1)}"]`)).filter(Boolean)).toHaveLength(
    faults.length,
  );
  for (const name of faults) {
    const control = form.control(name);
    // What is wrong with a group is said at the group.
    if (control?.getAttribute('type') === 'checkbox') continue;
    expect(control?.closest('[aria-invalid="true"]'), `${name} is marked`).toBeTruthy();
  }
}

/** The confirmation: a page of its own with the heading of the form, which no robot keeps. */
async function confirmed(form: PostedForm, heading: string, reference?: string) {
  const { status, location, page } = await form.post();
  expect(status).toBe(303);
  const { pathname, searchParams } = new URL(location, 'http://site');
  expect([pathname, searchParams.get('lang')]).toEqual([sentPath, language]);
  expect(textsIn(page, 'h1')).toEqual([textsOf('sent', language)[`site.sent.${heading}`]]);
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  if (reference)
    expect(oneLine(page.querySelector('main')?.textContent)).toMatch(new RegExp(`${reference}-\\d{4}-\\w{8}`));
}

for (const { id, name, path, form: selector, wrong, faults, right, heading, reference } of formCases)
  test(`[${id}] without a script nonsense is refused and all of it kept, then it is sent: ${name}`, async () => {
    const form = await open(path, selector);
    await refused(form.fill(wrong), faults);
    for (const [field, value] of Object.entries(wrong)) {
      const kept = typeof value === 'string' ? [value.trim() === '' ? expect.anything() : value] : [expect.anything()];
      expect(form.values(field), field).toEqual(kept);
    }
    await confirmed(form.fill(right()), heading, reference);
  });

test('[FORM-01] an error is said at its field, in the language of the page', async () => {
  const form = await open(paths.sendFeedback, 'main form');
  await form.fill({ email: 'ada@example' }).post();
  const texts = textsOf('send-feedback', language);
  expect(oneLine(form.description('message'))).toContain(texts['site.sendFeedback.messageMissing']);
  expect(oneLine(form.description('email'))).toContain(texts['site.sendFeedback.emailWrong']);
});

test.each([
  ['main', paths.team],
  ['footer', paths.sendFeedback],
])(
  '[FORM-01, NEWS-01, NEWS-05] without a script the newsletter in %s refuses nonsense and subscribes once',
  async (place, path) => {
    const selector = `${place} form:not([data-native])`;
    const form = await open(path, selector);
    expect((await form.fill({ email: 'nobody' }).post()).status).toBe(422);
    const field = form.control('email');
    expect([field?.hasAttribute('autofocus'), field?.getAttribute('aria-invalid')]).toEqual([true, 'true']);
    expect(form.values('email')).toEqual(['nobody']);
    const reader = unique(place);
    await confirmed(form.fill({ email: reader }), 'newsletterTitle');

    // Later, by hand, it is known already; only the double press counts once.
    const again = await open(path, selector);
    expect((await again.fill({ email: reader.toUpperCase() }).post()).status).toBe(400);
    expect(textsIn(again.element, '[data-slot="newsletter-outcome"]').join('')).not.toBe('');
    expect(again.values('email')).toEqual([reader.toUpperCase()]);
  },
);

test('[FORM-01, CHAT-01] without a script a question is answered on the page', async () => {
  const form = await open(`${paths.data}?tab=ai-insights`, '[data-slot="chat-panel"] form');
  const { status, page } = await form.fill({ message: 'Kinshasa' }).post();
  expect(status).toBe(200);
  for (const role of ['user', 'assistant'])
    expect(textsIn(page, `[data-slot="chat-message"][data-role="${role}"]`).join(' ')).toContain('Kinshasa');
  expect(page.documentElement.lang).toBe(language);
});

test('[FORM-02] without a script the same letter sent twice is one, with one number', async () => {
  const form = await open(paths.sendFeedback, 'main form');
  const message = `Once, ${unique('letter')}`;
  const first = await form.fill({ message }).post();
  const second = await form.fill({ message }).post();
  expect(new URL(first.location, 'http://site').searchParams.get('reference')).toMatch(/^NZ-F-/);
  expect(second.location).toBe(first.location);
});

test('[FORM-03] a form posted from another site is refused, and one that no page has is not found', async () => {
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(new URL(paths.sendFeedback, inject('origin')), {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept: 'text/html', ...headers },
    });
  const foreign = await post({ intent: 'feedback', message: 'Hello' }, { origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  expect((await post({ message: 'Hello' })).status).toBe(404);
});
