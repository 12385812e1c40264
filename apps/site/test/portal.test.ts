import type { ClimateRecords } from '@nzete/api-client/climate';
import { expect, test } from 'vitest';
import { paths } from '../src/shared/routes.ts';
import { get, inLanguage, json, languages, linkIn, oneLine, readPage, region, textsIn } from './support/site.ts';

const readRecords = (): Promise<ClimateRecords> => json('/api/realtime-climate-data');

test('[PORTAL-01, PORTAL-06] head, notice, tabs, figures with their sources, and the credit', async () => {
  const page = await readPage('/data-portal');
  const main = page.querySelector('main');
  const shown = textsIn(main, '*');
  for (const text of [
    // The server of the tests has samples only, which are not called live.
    'Sample data: 102+ million population coverage',
    'AI analysis',
    'Real-time data',
    'Secure sources',
    'Satellite data',
    'Verified 2025 sources · Updates every 10 minutes · Professional security · GDPR compliant',
    'Climate Alerts 2025',
    '102M+',
  ])
    expect(shown).toContain(text);
  const points = textsIn(main, '[data-slot="figure"]').find((text) => text.includes('Data Points Active'));
  expect(points).toContain(String(26 * 7));
  expect(textsIn(main, '[data-slot="alert-list-item"]')[0]).toMatch(/severity.*Source: /);
  expect(linkIn(main, 'Weather data by Open-Meteo.com')).toBe('https://open-meteo.com/');
  const stats = region(page, 'What the portal handles');
  for (const text of ['150,000', '96%', '95%']) expect(oneLine(stats?.textContent)).toContain(text);
  expect(stats?.querySelectorAll('h4')).toHaveLength(4);
  expect(main?.querySelectorAll('[data-slot="source-tiles-item"]')).toHaveLength(6);
  expect(textsIn(main, '[role="tab"][aria-selected="true"]')).toEqual(['Realtime']);
  const plugins = (await readPage('/data-portal?tab=plugins')).querySelector('main');
  expect(oneLine(plugins?.textContent)).toContain('Secure Data Integration Active');
});

test('[TRUTH-04] beside prescribed words the portal says what is so today, and the sum of the provinces', async () => {
  const said = oneLine((await readPage(paths.data)).querySelector('main')?.textContent);
  const sum = (await readRecords()).reduce((all, { population }) => all + population, 0) / 1_000_000;
  for (const text of [
    'So far the values come from weather models',
    `the provinces shown here add up to ${sum.toFixed(2)} million`,
    'They follow from the newest values.',
    'Nothing is forecast yet',
  ])
    expect(said).toContain(text);
});

test('[PORTAL-03, LANG-08] the HTML of every province says its own values with their time and source, in every language', async () => {
  const records = await readRecords();
  expect(records).toHaveLength(26);
  for (const [index, { code, province, capital, temperature, humidity }] of records.entries()) {
    // Every province in one language, and every language at least once.
    const language = languages[index % languages.length] ?? 'en';
    const page = await readPage(inLanguage(`${paths.data}?province=${code}`, language));
    const sheet = page.querySelector('main [data-slot="province-sheet"]');
    const name = page.getElementById(sheet?.getAttribute('aria-labelledby') ?? '');
    expect(oneLine(name?.textContent), code).toContain(province);
    expect(page.documentElement.lang).toBe(language);
    const values = textsIn(sheet, '[data-slot="province-dialog-values"] dd');
    expect(values).toHaveLength(8);
    expect(values.slice(0, 2)).toEqual([capital, `${Math.round(temperature ?? 0)} °C`]);
    const figures = [...(sheet?.querySelectorAll('data[data-slot="figure"]') ?? [])];
    expect(figures.slice(0, 2).map((figure) => figure.getAttribute('value'))).toEqual([
      String(temperature),
      String(humidity),
    ]);
    const notes = figures.map((each) => page.getElementById(each.getAttribute('aria-describedby') ?? ''));
    expect(notes.filter((note) => note?.querySelector('time') && /:/.test(note.textContent ?? ''))).toHaveLength(6);
    // The security policy blocks style attributes.
    expect(sheet?.querySelectorAll('[style]')).toHaveLength(0);
    const links = [...(sheet?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((href) => href.startsWith(paths.data))).toEqual(Array(2).fill(`/data?lang=${language}`));
    const sent = new URL(links.find((href) => href.startsWith('https://wa.me/')) ?? '').searchParams.get('text') ?? '';
    expect(sent).toMatch(new RegExp(`^${province} .* https?://[^/ ]+/data\\?province=${code}`));
    expect(sent.length).toBeLessThan(700);
  }
  expect((await get('/data?province=CD-XX')).text).not.toContain('province-sheet');
});

test('[SAVE-09] links to PDFs say the size of the file', async () => {
  const kilobytes = async (address: string) => Math.round((await get(address)).body.length / 1000);
  const main = (await readPage('/reports?lang=fr')).querySelector('main');
  const links = [...(main?.querySelectorAll('a[download]') ?? [])];
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) {
    const size = await kilobytes(link.getAttribute('href') ?? '');
    expect(oneLine(link.parentElement?.textContent)).toContain(`PDF, ${size} ko`);
  }
  const guide = (await readPage(paths.partnerships)).querySelector('main a[href*="/partnership-guide/pdf"]');
  const size = await kilobytes('/api/partnership-guide/pdf?lang=en');
  expect(oneLine(guide?.textContent)).toBe(`Download the guide PDF, ${size} kB`);
});

test('[START-03] an address in other letters is unknown', async () => {
  expect((await get('/About')).status).toBe(404);
  expect(oneLine((await readPage('/About')).querySelector('main')?.textContent)).toContain('Oops! Page not found');
});
