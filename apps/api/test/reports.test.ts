import { brotliDecompressSync } from 'node:zlib';
import { localeOf } from '@nzete/languages';
import type { FastifyInstance } from 'fastify';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { headingFont, textFont } from '../src/pdf/fonts.ts';
import { pageNumber } from '../src/pdf/messages.ts';
import { runsOf } from '../src/pdf/runs.ts';
import { reportMessages } from '../src/reports/messages.ts';
import { renderReport } from '../src/reports/report-pdf.ts';
import { intlOf } from '../src/text/intl.ts';
import { type Lang, languages } from '../src/text/languages.ts';
import { sharedApp, startApp } from './support/app.ts';
import { copyOfContent, picturesFolder } from './support/folders.ts';

interface Report {
  id: number;
  title: string;
  date: string;
  status: string;
  summary: string;
  highlights: string[];
}

/** The content of a PDF as a reader sees it; words are compared without line breaks. */
async function readPdf(bytes: Uint8Array) {
  // pdf.js takes ownership of the bytes.
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  const { info, metadata } = await getMeta(pdf);
  const outline = (await pdf.getOutline()) as { title: string }[]; // its types leave it open
  return { pdf, totalPages, text: words(text), info, metadata, outline: outline.map(({ title }) => title) };
}

type Pdf = Awaited<ReturnType<typeof readPdf>>['pdf'];

const words = (text: string) => text.replace(/\s+/gu, ' ').normalize('NFC');

/** The tags of the first page in reading order. */
async function tagsOf(pdf: Pdf): Promise<string[]> {
  const tags: string[] = [];
  const walk = (node: object | null): void => {
    if (node && 'role' in node) tags.push(String(node.role));
    if (node && 'children' in node && Array.isArray(node.children)) node.children.forEach(walk);
  };
  walk(await (await pdf.getPage(1)).getStructTree());
  return tags;
}

/** The text of the first page by its tag; untagged text is under "none". */
async function markedText(pdf: Pdf): Promise<Record<string, string>> {
  const { items } = await (await pdf.getPage(1)).getTextContent({ includeMarkedContent: true });
  const open: string[] = [];
  const marked: Record<string, string> = {};
  for (const item of items) {
    if ('str' in item) {
      const tag = open.at(-1) ?? 'none';
      marked[tag] = `${marked[tag] ?? ''}${item.str}`;
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push('tag' in item ? String(item.tag) : 'none');
  }
  return marked;
}

const metrics = {
  treesPlanted: 50_000,
  peopleReached: 5_500,
  projectsCompleted: 12,
  totalReports: 7,
  published: 6,
  inProgress: 1,
  partnerships: { partners: 25, projects: 14, countries: 8, raised: 2_400_000, agreedThisMonth: 3, asOf: '2025-12-31' },
  asOf: { treesPlanted: null, peopleReached: null, projectsCompleted: null },
  samples: ['projectsCompleted' as const],
};
const asOf = '2025-11-30';
const published = {
  id: 1,
  title: 'Octobre 2025 : la forêt',
  date: '2025-10-31',
  status: 'Published' as const,
  summary: 'Une phrase.',
  highlights: ['Un fait.'],
};

async function reportsOf(app: FastifyInstance, lang: Lang = 'en') {
  const reports: Report[] = (await app.inject(`/api/reports?lang=${lang}`)).json();
  const published = reports.filter(({ status }) => status === 'Published');
  const [newest, older] = published;
  if (!newest || !older) throw new Error('the content has no two published reports');
  return { reports, published, newest, older };
}

const server = sharedApp();

describe('GET /reports/{id}/pdf', () => {
  test.each(languages)('[REP-01, LANG-08] is a PDF in %s with the texts of the report', async (lang) => {
    const app = server();
    for (const report of (await reportsOf(app, lang)).published) {
      const answer = await app.inject(`/api/reports/${report.id}/pdf?lang=${lang}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload.subarray(0, 8).toString()).toBe('%PDF-1.7');
      expect(answer.rawPayload.length).toBeLessThan(60_000);
      const pdf = await readPdf(answer.rawPayload);
      expect(pdf.totalPages).toBe(1);
      for (const text of [report.title, report.summary, ...report.highlights]) expect(pdf.text).toContain(words(text));
      expect(pdf.info).toMatchObject({ Title: report.title, Language: localeOf(lang) });
    }
  });

  test.each(languages)('[REP-01] in %s follows the rules of PDF/UA that can be read from it', async (lang) => {
    const report = { ...published, title: 'Lɛlɔ́ & <mɔ̌kɔ́>', summary: 'Tokólóbaka mpɔ̂ na ndɛ́lɛ, Ɔ́ŋ.' };
    const bytes = await renderReport({ report, metrics, asOf }, intlOf(lang));
    const { pdf, text, info, metadata } = await readPdf(bytes);
    expect(metadata?.get('pdfuaid:part')).toBe('1');
    expect([info.Title, metadata?.get('dc:title')]).toEqual([report.title, report.title]);
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    for (const words of [report.title, report.summary]) expect(text).toContain(words.normalize('NFC'));
    const fonts = bytes.toString('latin1').match(/\/BaseFont \/\S+/g);
    expect(new Set(fonts)).toEqual(new Set(['/BaseFont /BZZZZZ+NotoSans-Regular', '/BaseFont /CZZZZZ+Ojuju-Nzete']));
    expect(bytes.toString('latin1').match(/\/FontFile2 /g)).toHaveLength(2);
    const { none, Artifact, ...read } = await markedText(pdf);
    expect(none).toBeUndefined();
    expect(Artifact).toContain(intlOf(lang).formatMessage(pageNumber.page, { number: '1', total: '1' }));
    expect(Object.keys(read)).toEqual(['P', 'H1', 'H2', 'LBody', 'TD', 'TH']);
  });

  test.each(languages)('[SAMPLE-01] says in %s below the title that it is a sample, if it is one', async (lang) => {
    const report = { ...published, sample: true as const };
    const { text } = await readPdf(await renderReport({ report, metrics, asOf }, intlOf(lang)));
    expect(text).toContain(words(intlOf(lang).formatMessage(reportMessages.sampleReport)));
  });

  test('[REP-01] says in French what it is, whose, of when, and with which figures', async () => {
    const { text, info, outline } = await readPdf(
      await renderReport({ report: published, metrics, asOf }, intlOf('fr')),
    );
    expect(text).toContain('Fondation Nzete Rapport d’impact mensuel 31 octobre 2025 Octobre 2025 : la forêt');
    expect(text).toContain('50 000 arbres plantés');
    expect(text).toContain('5 500 personnes accompagnées');
    expect(text).toContain('12 projets menés à terme (exemple)');
    expect(text).not.toContain(intlOf('fr').formatMessage(reportMessages.sampleReport));
    expect(text).toContain('Totaux depuis 2020, au 30 novembre 2025.');
    expect(text).toContain('Une phrase.');
    expect(text).toContain('Fondation Nzete · Page 1 sur 1');
    expect(info).toMatchObject({ Author: 'Fondation Nzete', Language: 'fr-CD', CreationDate: 'D:20251031000000Z' });
    expect(outline).toEqual(['Résumé', 'Faits marquants', 'Le travail à ce jour']);
  });

  test('[REP-01] names its sections for those who listen: headings, a list and a table', async () => {
    const { pdf } = await readPdf(await renderReport({ report: published, metrics, asOf }, intlOf('fr')));
    const tags = (await tagsOf(pdf)).filter((tag) => /^(H\d|L|LI|Table|TR|TH|TD)$/.test(tag));
    const rows = ['TR', 'TD', 'TH', 'TR', 'TD', 'TH', 'TR', 'TD', 'TH'];
    expect(tags).toEqual(['H1', 'H2', 'H2', 'L', 'LI', 'H2', 'Table', ...rows]);
  });

  test('[REP-01] is saved under a name that says month and language', async () => {
    const app = server();
    const { id, date } = (await reportsOf(app)).newest;
    const { headers } = await app.inject(`/api/reports/${id}/pdf?lang=sw`);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe(`attachment; filename="nzete-report-${date.slice(0, 7)}-sw.pdf"`);
    expect((await app.inject(`/api/reports/${id}/pdf`)).headers['content-disposition']).toContain('-en.pdf');
  });

  test('[REP-01, API-01] has a strong ETag that two servers agree on, and 304 for a client that has the file', async () => {
    const [one, other] = [await startApp(), await startApp()];
    const url = `/api/reports/${(await reportsOf(one)).older.id}/pdf`;
    const first = await one.inject(`${url}?lang=ln`);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect((await other.inject(`${url}?lang=ln`)).headers.etag).toBe(etag);
    expect((await one.inject(`${url}?lang=sw`)).headers.etag).not.toBe(etag);
    const again = await one.inject({ url: `${url}?lang=ln`, headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    const packed = await one.inject({ url: `${url}?lang=ln`, headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(packed.rawPayload)).toEqual(first.rawPayload);
  });

  test('[REP-01, API-01] follows the content: a corrected report or figure is in the next file', async () => {
    const picturesDir = picturesFolder();
    const app = await startApp({ picturesDir });
    const { id } = (await reportsOf(app)).newest;
    const ask = async () => (await readPdf((await app.inject(`/api/reports/${id}/pdf`)).rawPayload)).text;
    expect(await ask()).not.toContain('12,345 trees planted');
    const { folder, edit } = copyOfContent();
    edit<{ id: number; title: object }[]>('reports.json', (list) =>
      Object.assign(list.find((report) => report.id === id)?.title ?? {}, { en: 'A corrected title' }),
    );
    edit<object>('impact-metrics.json', (figures) => Object.assign(figures, { treesPlanted: 12_345 }));
    await app.content.load(folder, picturesDir);
    const after = await ask();
    expect(after).toContain('A corrected title');
    expect(after).toContain('12,345 trees planted');
  });

  test('[REP-01, API-02] answers 404 with a reason for a report in progress and for one that does not exist', async () => {
    const app = server();
    const { reports } = await reportsOf(app);
    const unfinished = reports.find(({ status }) => status === 'In Progress');
    const inProgress = await app.inject(`/api/reports/${unfinished?.id}/pdf?lang=fr`);
    expect([inProgress.statusCode, inProgress.json().code]).toEqual([404, 'report-not-published']);
    const unknown = await app.inject('/api/reports/999999/pdf');
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'report-not-found']);
    for (const { headers } of [inProgress, unknown]) expect(headers['cache-control']).toBe('no-store');
  });

  test.each(['abc', '0', '-1', '1.5', '1e3', '%00'])('[API-02] answers 422 to the number "%s"', async (id) => {
    const app = server();
    const answer = await app.inject(`/api/reports/${id}/pdf`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields[0].field).toBe('id');
  });

  test('[API-03] is an application/pdf file in the OpenAPI document', async () => {
    const app = server();
    const { paths } = (await app.inject('/api/openapi.json')).json();
    const operation = paths['/reports/{id}/pdf'].get;
    expect(operation.responses[200].content).toEqual({
      'application/pdf': { schema: { type: 'string', format: 'binary' } },
    });
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['404', '422']));
  });
});

describe('a report that is longer than a sheet', () => {
  test('[REP-01] goes on on the next, each sheet with its number, and loses no text', async () => {
    const highlights = Array.from({ length: 30 }, (_, index) => `Fait ${index + 1} : ${'des arbres, '.repeat(12)}fin.`);
    const report = { ...published, summary: 'Les élèves arrosent. '.repeat(38), highlights };
    const { totalPages, text } = await readPdf(await renderReport({ report, metrics, asOf }, intlOf('fr')));
    expect(totalPages).toBe(3);
    for (const highlight of highlights) expect(text).toContain(highlight);
    for (const page of [1, 2, 3]) expect(text).toContain(`Page ${page} sur 3`);
  });

  test.each([
    ['text', textFont],
    ['heading', headingFont],
  ])('[LANG-07] the %s face has the letters of the four languages and replaces others', (_, { file }) => {
    const shown = (text: string) =>
      runsOf(text, file)
        .map((run) => run.text)
        .join('');
    for (const form of ['NFC', 'NFD']) expect(shown('lɛlɔ́ mɔ̌kɔ́'.normalize(form))).toBe('lɛlɔ́ mɔ̌kɔ́');
    expect(shown('Bas-Uélé – « cœur », l’œuvre… 5 €')).toBe('Bas-Uélé – « cœur », l’œuvre… 5 €');
    expect(shown('水 𒀀 🌳')).toBe('水 ?');
    expect(shown('e\u0301te\u0301')).toBe('été');
    expect(shown('50\u202f000')).toBe('50\u00a0000');
    if (file === headingFont.file) expect(shown('Ệ')).toBe('E');
  });
});
