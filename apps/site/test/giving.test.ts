import { readFileSync } from 'node:fs';
import { type Language, languages } from '@nzete/languages';
import { expect, test } from 'vitest';
import { all, linksIn, partNamed, textOf, textsIn } from './support/dom.ts';
import { inLanguage, oneLine, readPage, textsOf } from './support/site.ts';

const contentOf = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../api/content/${file}.json`, import.meta.url), 'utf8'));
const wallets: { name: string; address: Record<Language, string> }[] = contentOf('crypto-addresses');
const reports: { id: number; title: Record<Language, string>; status: string }[] = contentOf('reports');

/** What a sample says in place of the value of an account. */
const nothing = 'Sample: send nothing';
const mainOf = async (path: string) => (await readPage(path)).querySelector('main');

test('[DON-01, DON-02, GIFT-10] while nothing is open the page begins with a notice and a field to be told, and every way is marked as a sample', async () => {
  const page = await readPage('/donate');
  const main = page.querySelector('main');
  const notice =
    'We cannot take donations yet. Our account details are not published. Anyone who asks you for money in our name is not from us.';
  expect(textOf(main).replace(/^Warning:\s*/, '')).toMatch(new RegExp(`^${notice.replaceAll('.', '\\.')}`));
  expect(page.querySelector('meta[name="description"]')?.getAttribute('content')).toMatch(
    /^We cannot take donations yet\./,
  );
  expect(linksIn(main)).toMatchObject({ 'Donate Now': '#closed', 'Monthly reports': '/reports' });
  expect(linksIn(main)).not.toHaveProperty('I have sent a gift');
  expect(partNamed(main?.querySelector('#closed'), 'Tell me when donations open')?.tagName).toBe('FORM');

  const ways = partNamed(main, 'Choose how');
  expect(textsIn(ways, 'h3')).toEqual(['Mobile money', 'Bank transfer', 'PayPal']);
  expect(textsIn(ways, 'dt')).toEqual(expect.arrayContaining(['M-Pesa number', 'Account number']));
  expect(new Set(textsIn(ways, 'bdi'))).toEqual(new Set([nothing]));
  expect(textsIn(ways, '[data-slot="badge"]')).toEqual(['Sample', 'Sample', 'Sample']);
});

test.each(languages)('[DON-02] the notice and the samples are in the language of the page: %s', async (language) => {
  const main = await mainOf(inLanguage('/donate', language));
  expect(textOf(main)).toContain(textsOf('donate', language)['site.donate.closed']);
  for (const { name, address } of wallets) {
    const card = partNamed(main, name);
    expect(textOf(card), name).toContain(oneLine(address[language]));
    expect(textOf(card)).not.toContain('Error');
    if (language !== 'en') continue;
    expect(textsIn(card, '[data-slot="badge"], [data-slot="wallet-card-sample"]')).toEqual(['Sample', 'Sample']);
    expect(all(card, `svg[aria-label="QR code of a sample without an address: ${name}"]`), name).toHaveLength(1);
  }
  expect(textOf(main)).not.toMatch(/SAMPLE|REPLACE/);
});

test('[REP-01] back link, latest metrics, overview, and a row for each month with a file when it is published', async () => {
  const main = await mainOf('/reports');
  expect(linksIn(main)).toMatchObject({ 'Back to our impact': '/impact' });
  const figures = (name: string) => textsIn(partNamed(main, name), '[data-slot="figure-value"]');
  expect(figures('Latest metrics')).toEqual(['50,000', '5,500', '12', '7', '6', '1']);
  expect(figures('Impact overview')).toEqual(['5,000', '25,000', '50,000']);
  const list = partNamed(main, 'Month by month');
  expect(all(list, 'article')).toHaveLength(reports.length);
  for (const { id, title, status } of reports) {
    const row = partNamed(list, title.en);
    expect(textsIn(row, '*'), title.en).toContain(status);
    expect(all(row, 'li'), title.en).not.toEqual([]);
    const files = all(row, 'a[href*="/pdf"]').map((link) => [textOf(link), link.getAttribute('href')]);
    expect(files, title.en).toEqual(
      status === 'Published' ? [['Download Report', `/api/reports/${id}/pdf?lang=en`]] : [],
    );
  }
});

test('[REP-01, LANG-08] the PDF of a report is linked in the language that is read', async () => {
  const main = await mainOf('/reports?lang=fr');
  expect(textOf(main?.querySelector('h1'))).toBe(textsOf('reports', 'fr')['site.reports.title']);
  const files = all(main, 'a[href*="/pdf"]').map((link) => link.getAttribute('href'));
  expect(files).toContain('/api/reports/5/pdf?lang=fr');
  expect(files.every((href) => href?.endsWith('?lang=fr'))).toBe(true);
});
