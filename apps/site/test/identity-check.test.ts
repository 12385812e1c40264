/** The identity check without scripts: a page for each step, and one for documents that are missing. */
import { identityDocumentsAddress, identityDocumentsPath } from '@nzete/domain';
import { expect, inject, test } from 'vitest';
import { consents, kycApplication, kycSteps } from '../e2e/applications.ts';
import { sentPath } from '../src/shared/routes.ts';
import { openForm, type PostedForm } from './support/form.ts';
import { oneLine, readPage, textsIn, textsOf } from './support/site.ts';

const [first = {}, second = {}, third = {}] = kycSteps;
const LAST_NAME = 'Mbo "& <b>';
const pdf = (name: string, bytes = 200_000) =>
  new File([`%PDF-1.7\n${'x'.repeat(bytes)}`], name, { type: 'application/pdf' });
const checked = (step: 0 | 1) => Object.fromEntries(consents[step].map((name) => [name, true]));

const step = (form: PostedForm) => form.values('step')[0];
const open = (language = 'en') => openForm(`/partners?tab=kyc&lang=${language}`, 'main [data-slot="wizard-form"]');
const words = (form: PostedForm) => oneLine(form.element.textContent);

/** From the first step on. */
async function fillSteps(form: PostedForm) {
  for (const values of [{ ...first, lastName: LAST_NAME }, second, third, checked(0)])
    await form.fill(values).post('kyc');
  expect(step(form)).toBe('5');
}

test('[FORM-06, KYC-01] an error keeps its step and what was written, and Previous keeps it too', async () => {
  const form = await open('fr');
  const { status } = await form
    .fill({ ...first, lastName: LAST_NAME, email: 'ada', 'dateOfBirth-year': '98' })
    .post('kyc');
  expect([status, step(form), form.faults.length]).toEqual([422, '1', 2]);
  expect([form.values('lastName'), form.values('dateOfBirth-year')]).toEqual([[LAST_NAME], ['98']]);
  await form.fill({ 'dateOfBirth-year': '1998', email: first.email ?? '' }).post('kyc');
  expect(step(form)).toBe('2');
  expect((await form.post('kyc-back')).status).toBe(200);
  expect(step(form)).toBe('1');
  expect([form.values('lastName'), form.values('country')]).toEqual([[LAST_NAME], ['DR Congo']]);
});

test('[FORM-06, KYC-05] a document of another kind or size is refused in words, then all is sent', async () => {
  const form = await open('fr');
  await fillSteps(form);
  expect(words(form)).toContain(LAST_NAME);
  const notes = new File(['plain text'], 'notes.txt', { type: 'application/pdf' });
  const refused = await form
    .fill({ ...checked(1), governmentId: notes, proofOfAddress: pdf('large.pdf', 5 * 1024 * 1024) })
    .post('kyc');
  expect([refused.status, step(form)]).toEqual([422, '5']);
  expect(words(form)).toMatch(/notes\.txt/);
  expect(words(form)).toMatch(/large\.pdf/);
  expect(form.values('terms_accepted')).toHaveLength(1);
  const { status, location, page } = await form.fill({ governmentId: pdf('passport.pdf') }).post('kyc');
  expect(status).toBe(303);
  expect(location).toMatch(new RegExp(`${sentPath}\\?form=kyc&reference=NZ-K-.*lang=fr`));
  expect(textsIn(page, 'h1')).toEqual([textsOf('sent', 'fr')['site.sent.kycTitle']]);
});

test('[FORM-06] a step whose draft is gone says so, and begins again', async () => {
  const form = await open();
  await form.fill(first).post('kyc');
  const { status } = await form.fill({ ...second, draft: 'another' }).post('kyc');
  expect([status, step(form), form.values('firstName')]).toEqual([200, '1', ['']]);
  expect(words(form)).toContain('Your earlier answers were erased after 30 minutes.');
});

/** Applies by the API; resolves with the address that takes its documents. */
async function applyWithout(language: string) {
  const answer = await fetch(new URL('/api/kyc-applications', inject('origin')), {
    method: 'POST',
    body: JSON.stringify(kycApplication),
    headers: { 'content-type': 'application/json' },
  });
  const { reference, upload_token: token } = await answer.json();
  return `${identityDocumentsAddress(reference, token)}&lang=${language}`;
}

const documents = 'main [data-slot="documents-form"]';

test('[KYC-09] documents that are missing can be added by the link with reference and token', async () => {
  const form = await openForm(await applyWithout('fr'), documents);
  expect((await form.post()).status).toBe(422);
  expect(words(form)).toContain('Choisissez d’abord un document.');
  expect((await form.fill({ governmentId: new File(['text'], 'notes.txt') }).post()).status).toBe(422);
  expect(words(form)).toContain('notes.txt');
  const { status, location, page } = await form.fill({ governmentId: pdf('passport.pdf') }).post();
  expect(status).toBe(303);
  expect(location).toMatch(new RegExp(`${sentPath}\\?form=kyc-documents&reference=NZ-K-.*lang=fr`));
  expect(textsIn(page, 'h1')).toEqual(['Vos documents sont arrivés']);
});

test('[KYC-09] a link that is not complete or no longer works says what to do', async () => {
  const main = (await readPage(identityDocumentsPath)).querySelector('main');
  expect(oneLine(main?.textContent)).toContain('This link is not complete.');
  const address = await applyWithout('en');
  const form = await openForm(address.replace(/token=.{5}/, 'token=AAAAA'), documents);
  await form.fill({ governmentId: pdf('passport.pdf') }).post();
  expect(words(form)).toContain('This link no longer works');
});
