import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument, PDFName, type PDFPage, PDFString } from '@cantoo/pdf-lib';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { PdfChecker } from '../src/content/editing/files/pdf-checker.ts';
import { exportContent } from '../src/content/export.ts';
import { startApp } from './support/app.ts';
import { picturesFolder, temporaryFolder } from './support/folders.ts';
import { pdfBomb, pdfWith } from './support/pdfs.ts';
import { temporaryPlace } from './support/place.ts';
import { joined, trail } from './support/staff.ts';
import { contentCalls, editorOf } from './support/staff-content.ts';

const name = PDFName.of;

/** A report of some parts, with a link, an outline to it and what no reader can compress. */
const ownReport = () =>
  pdfWith((page, doc) => {
    page.drawText('March, as the foundation wrote it', { x: 50, y: 700 });
    link(page, doc, 'https://nzete.example/reports');
    const noise = Buffer.concat(
      Array.from({ length: 40_000 }, (_, index) => createHash('sha256').update(`${index}`).digest()),
    );
    doc.context.register(doc.context.stream(noise));
  });

function link(page: PDFPage, doc: PDFDocument, target: string): void {
  const action = { S: 'URI', URI: PDFString.of(target) };
  const annotation = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 99, 99], A: action };
  page.node.addAnnot(doc.context.register(doc.context.obj(annotation)));
}

type Report = { id: number; pdf?: string };
const naming = (pdf: string | undefined) => (reports: Report[]) => {
  const [newest] = reports.filter(({ id }) => id === 6);
  if (!newest) throw new Error('There is no sixth report');
  if (pdf === undefined) delete newest.pdf;
  else newest.pdf = pdf;
};

const download = (app: FastifyInstance, headers = {}, lang = 'fr') =>
  app.inject({ url: `/api/reports/6/pdf?lang=${lang}`, headers });
const sizeOf = async (app: FastifyInstance, lang = 'fr') =>
  (await app.inject(`/api/downloads?lang=${lang}`)).json().reports.find(({ id }: Report) => id === 6).bytes;

describe('the own PDF of a report', () => {
  test('[CONTENT-50] takes the place of the generated one, byte for byte, on every server, until it is taken away', async () => {
    const place = await temporaryPlace();
    const [one, other] = [await startApp(place), await startApp(place)];
    const { file, save, publish, list, headers } = await editorOf(one);
    const generated = (await download(one)).rawPayload;
    const bytes = await ownReport();
    expect(bytes.length).toBeGreaterThan(1_200_000);

    const added = await file(bytes);
    expect([added.statusCode, added.json()]).toEqual([
      201,
      { file: expect.stringMatching(/^file:rapport-de-mars-[0-9a-f]{8}$/), bytes: bytes.length },
    ]);
    const reference = added.json().file;
    expect((await file(bytes)).json().file).toBe(reference);
    expect((await trail(one)).filter((line) => line.includes('added-file'))).toEqual([
      `editor added-file ${reference.slice('file:'.length)}`,
    ]);
    const opened = await one.inject({ url: `/api/staff/content/file?file=${reference}`, headers });
    expect([opened.statusCode, opened.rawPayload.equals(bytes)]).toEqual([200, true]);
    expect(opened.headers['content-security-policy']).toContain('sandbox');

    expect((await save('reports', naming(reference))).json().draft.problems).toEqual([]);
    // A draft changes nothing that visitors get.
    expect((await download(one)).rawPayload.equals(generated)).toBe(true);
    expect((await publish('reports')).statusCode).toBe(200);
    for (const app of [one, other])
      for (const lang of ['fr', 'ln']) {
        const answer = await download(app, {}, lang);
        expect(answer.rawPayload.equals(bytes)).toBe(true);
        expect(answer.headers).toMatchObject({
          'content-type': 'application/pdf',
          'content-disposition': expect.stringMatching(/^attachment; filename="nzete-report-\d{4}-\d\d-..\.pdf"$/),
          'content-length': String(bytes.length),
          'cache-control': expect.stringContaining('public'),
          'x-content-type-options': 'nosniff',
          'accept-ranges': 'bytes',
        });
        expect(await sizeOf(app, lang)).toBe(bytes.length);
      }

    await save('reports', naming(undefined));
    await publish('reports');
    expect((await list('reports')).published.body.some(({ pdf }: Report) => pdf)).toBe(false);
    expect((await download(one)).rawPayload.equals(generated)).toBe(true);
  }, 90_000);

  test('[CONTENT-50] is sent from where a download broke, and not again to someone who has it', async () => {
    const app = await startApp();
    const { file, save, publish } = await editorOf(app);
    const bytes = await ownReport();
    await save('reports', naming((await file(bytes)).json().file));
    await publish('reports');
    const etag = String((await download(app)).headers.etag);
    expect((await download(app, { 'if-none-match': etag })).statusCode).toBe(304);
    const last = bytes.length - 1;
    const ranges: [string, number, number][] = [
      ['bytes=1000000-', 1_000_000, last],
      ['bytes=524280-524299', 524_280, 524_299],
      ['bytes=-10', bytes.length - 10, last],
      [`bytes=5-${bytes.length + 5}`, 5, last],
    ];
    for (const [range, start, end] of ranges) {
      const part = await download(app, { range });
      expect([part.statusCode, part.headers['content-range']], range).toEqual([
        206,
        `bytes ${start}-${end}/${bytes.length}`,
      ]);
      expect(part.rawPayload.equals(bytes.subarray(start, end + 1)), range).toBe(true);
    }
    expect((await download(app, { range: `bytes=${bytes.length}-` })).statusCode).toBe(416);
    for (const headers of [{ range: 'bytes=9-1' }, { range: 'bytes=0-1', 'if-range': '"another"' }]) {
      expect((await download(app, headers)).rawPayload.equals(bytes)).toBe(true);
    }
  });

  test('[CONTENT-22] is exported beside the list, from where another server sends it', async () => {
    const app = await startApp();
    const { file, save, publish } = await editorOf(app);
    const bytes = await ownReport();
    const reference = (await file(bytes)).json().file;
    await save('reports', naming(reference));
    await publish('reports');
    const folder = temporaryFolder();
    expect((await exportContent(app.store, folder)).files).toBe(1);
    const exported = readFileSync(join(folder, 'files', `${reference.slice('file:'.length)}.pdf`));
    expect(exported.equals(bytes)).toBe(true);

    const picturesDir = picturesFolder();
    const next = await startApp({ picturesDir });
    await next.content.load(folder, picturesDir, { origin: 'load' });
    const answer = await download(next, { range: 'bytes=7-' });
    expect([answer.statusCode, answer.rawPayload.equals(bytes.subarray(7))]).toEqual([206, true]);
    expect(await sizeOf(next)).toBe(bytes.length);
  });

  test('[CONTENT-05] that does not exist keeps a draft from being published', async () => {
    const app = await startApp();
    const { save, publish } = await editorOf(app);
    const { problems } = (await save('reports', naming('file:none-0123abcd'))).json().draft;
    expect(problems).toEqual([
      {
        pointer: expect.stringMatching(/^\/\d+\/pdf$/),
        code: 'noFile',
        value: 'none-0123abcd',
      },
    ]);
    expect((await publish('reports')).statusCode).toBe(409);
  });
});

const script = { S: 'JavaScript', JS: PDFString.of('app.alert("one")') };
const action = (values: Record<string, string>) => (page: PDFPage, doc: PDFDocument) => {
  const annotation = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 99, 99], A: values };
  page.node.addAnnot(doc.context.register(doc.context.obj(annotation)));
};

const active: Record<string, (page: PDFPage, doc: PDFDocument) => unknown> = {
  'a script': (_page, doc) => doc.addJavaScript('start', 'app.alert("one")'),
  'an action when it opens': (_page, doc) => doc.catalog.set(name('OpenAction'), doc.context.obj(script)),
  'an action of a page': (page, doc) => page.node.set(name('AA'), doc.context.obj({ O: script })),
  'a program': action({ S: 'Launch', F: 'cmd.exe' }),
  'another file': action({ S: 'GoToR', F: 'other.pdf' }),
  'a link that runs': (page, doc) => link(page, doc, 'javascript:alert(1)'),
  'a link to a file': (page, doc) => link(page, doc, 'file:///etc/passwd'),
  'a form': (page, doc) => doc.getForm().createTextField('one').addToPage(page),
  'an attached file': (_page, doc) => doc.attach(Buffer.from('one'), 'one.txt', { mimeType: 'text/plain' }),
  'a film': (page, doc) => {
    const film = { Type: 'Annot', Subtype: 'RichMedia', Rect: [0, 0, 99, 99] };
    page.node.addAnnot(doc.context.register(doc.context.obj(film)));
  },
};

describe('a PDF', () => {
  test('[CONTENT-51] with actions, scripts, attachments or forms, a password, or a damage is refused with what to do, and not kept', async () => {
    const app = await startApp();
    const { file } = await editorOf(app);
    for (const [what, draw] of Object.entries(active)) {
      const answer = await file(await pdfWith((page, doc) => draw(page, doc)));
      expect([what, answer.statusCode, answer.json().code]).toEqual([what, 422, 'pdf-with-actions']);
    }
    const locked = await PDFDocument.load(await pdfWith((page) => page.drawText('Report')));
    locked.encrypt({ userPassword: 'one', ownerPassword: 'two' });
    const refusal = await file(Buffer.from(await locked.save()));
    expect([refusal.statusCode, refusal.json().code]).toEqual([422, 'pdf-locked']);
    const whole = await ownReport();
    const damaged = [
      whole.subarray(0, whole.length - 2000),
      Buffer.from('%PDF-1.7 and nothing else %%EOF'),
      Buffer.from('<script>alert(1)</script>'),
      Buffer.alloc(0),
      await pdfWith(...Array.from({ length: 501 }, () => () => {})),
      pdfBomb(500_000_000, 'content'),
      pdfBomb(500_000_000, 'objects'),
    ];
    for (const bytes of damaged) {
      const answer = await file(bytes);
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'pdf-unreadable']);
    }
    expect((await file(whole, { type: 'text/html' })).statusCode).toBe(415);
    expect((await file(Buffer.alloc(20_000_001))).statusCode).toBe(413);
    const reader = contentCalls(app, (await joined(app, 'reader')).headers);
    expect((await reader.file(whole)).statusCode).toBe(403);
    expect(await app.store.db.selectFrom('content_file').selectAll().execute()).toEqual([]);
    const opened = await app.inject({ url: '/api/staff/content/file?file=file:none', headers: reader.headers });
    expect(opened.statusCode).toBe(404);
  }, 90_000);

  test('[CONTENT-51] that takes too long to read is broken, and its process ends', async () => {
    const checker = new PdfChecker({ limitMs: 1 });
    expect(await checker.check(await ownReport())).toBe('broken');
  });
});
