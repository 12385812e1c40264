/** The main journeys in WebKit; `journeys.spec.ts` has them in Chromium and Firefox. */
import { expect } from '@playwright/test';
import { personal } from './applications.ts';
import { test } from './webkit.ts';

let count = 0;
const address = () => `webkit-${process.pid}-${Date.now()}-${count++}@example.org`;
const ESCAPE = '\uE00C';
const ENTER = '\uE007';

test('[ACC-03] in WebKit: home, a dialog, and another language', async ({ webkit }) => {
  await webkit.open('/');
  await webkit.click('main button', 'Watch impact');
  expect(await webkit.see('[role="dialog"]')).toMatchObject({ role: 'dialog', name: expect.stringMatching(/\S/) });
  await webkit.press(ESCAPE);
  await webkit.seeNo('[role="dialog"]');
  expect(await webkit.focused()).toContain('Watch impact');
  await webkit.click('footer a[lang="fr"]');
  await webkit.see('html[lang="fr"] h1', 'arbre');
});

test('[ACC-03] in WebKit: a volunteer sends the form empty, then filled in', async ({ webkit }) => {
  await webkit.open('/volunteers');
  const form = 'form[data-slot="volunteer-form"]';
  await webkit.click(`${form} button[type="submit"]`);
  expect(await webkit.see(`${form} [data-slot="error-summary"]`)).toMatchObject({ role: 'group' });
  await webkit.type(`${form} [name="firstName"]`, 'Mfano');
  await webkit.type(`${form} [name="lastName"]`, 'Ndakisa');
  await webkit.type(`${form} [name="email"]`, address());
  await webkit.type(`${form} [name="location"]`, 'Kinshasa');
  await webkit.click(`${form} label`, 'Weekends Only');
  await webkit.type(`${form} [name="motivation"]`, 'For shade.');
  await webkit.click(`${form} button[type="submit"]`);
  await webkit.see('main', 'Thank you: your application has arrived');
});

test('[ACC-03] in WebKit: the newsletter, a province, and a question', async ({ webkit }) => {
  await webkit.open('/');
  await webkit.type('main form[data-slot] input[type="email"]', address());
  await webkit.press(ENTER);
  await webkit.see('main', 'Subscription Successful!');
  await webkit.open('/data');
  await webkit.click('[data-slot="province-map-tile"][data-code="CD-NK"]');
  expect(await webkit.see('[role="dialog"]', 'Goma')).toMatchObject({ name: 'Nord-Kivu Climate Data' });
  await webkit.press(ESCAPE);
  await webkit.seeNo('[role="dialog"]');
  await webkit.open('/data?tab=ai-insights');
  await webkit.type('[data-slot="chat-form"] textarea', 'Weather in Goma?');
  await webkit.press(ENTER);
  await webkit.see('[data-slot="chat-sources"]', 'Nord-Kivu');
});

test('[ACC-03] in WebKit: the first step of the identity check, empty and filled in', async ({ webkit }) => {
  await webkit.open('/partners?tab=kyc');
  const form = '[data-slot="wizard-form"]';
  await webkit.click(`${form} button`, 'Next');
  expect(await webkit.see(`${form} [data-slot="error-summary"]`)).toMatchObject({ role: 'group' });
  for (const [name, value] of Object.entries(personal)) await webkit.type(`${form} [name="${name}"]`, value);
  await webkit.choose(`${form} [name="country"]`, 'DR Congo');
  await webkit.click(`${form} button`, 'Next');
  await webkit.see('[data-slot="wizard-title"]', '2 of 5');
});
