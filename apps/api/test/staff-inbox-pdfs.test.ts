import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { readActions } from '../src/audit/actions.ts';
import { detailIn } from '../src/http/problems/problem.ts';
import { PdfMarker } from '../src/inbox/pdf-marker.ts';
import { inboxProblems } from '../src/inbox/problems.ts';
import { intlOf } from '../src/text/intl.ts';
import { languages } from '../src/text/languages.ts';
import { pdf as damaged, submitApplication } from './support/kyc.ts';
import { everythingIn, pdfBomb, pdfWith, wordsOfPages } from './support/pdfs.ts';
import { sendDocument, withDocument } from './support/staff-inbox.ts';

const type = 'application/pdf';
const name = PDFName.of;

test('[STAFF-50] every page of a PDF has who looks and when across it, and what it showed', async () => {
  const bytes = await pdfWith(
    (page) => page.drawText('Passport of Ndaya', { x: 50, y: 400 }),
    () => {},
    (page) => page.drawText('Her visa', { x: 50, y: 400 }),
  );
  const { app, open, reference } = await withDocument({ type, bytes });
  const answer = await open();
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
  const pages = await wordsOfPages(answer.rawPayload);
  expect(pages).toHaveLength(3);
  const mark = new RegExp(`^amani · ${new Date().toISOString().slice(0, 10)} \\d\\d:\\d\\d UTC · ${reference}$`);
  for (const words of pages) expect(words.filter(({ text }) => mark.test(text)).length).toBeGreaterThan(10);
  const upright = pages.map((words) => words.filter(({ at }) => at[1] === 0));
  expect(upright).toMatchObject([
    [{ text: 'Passport of Ndaya', at: [24, 0, 0, 24, 50, 400] }],
    [],
    [{ text: 'Her visa' }],
  ]);
  expect(await readActions(app.store, reference)).toMatchObject([{ who: 'amani', reason: 'governmentId' }]);
});

test('[STAFF-50] a page that is turned and cut stays so, and no page can move the mark', async () => {
  const bytes = await pdfWith(
    (page, doc) => {
      page.node.set(name('MediaBox'), doc.context.obj([100, 200, 500, 800]));
      page.node.set(name('CropBox'), doc.context.obj([450, 250, 150, 900]));
      page.node.set(name('Rotate'), doc.context.obj(-270));
      page.drawText('Turned', { x: 160, y: 260, size: 10 });
    },
    () => {},
    // It ends the state around it, and makes everything after it as small as nothing.
    (page, doc) => page.node.set(name('Contents'), doc.context.register(doc.context.stream('Q Q 0 0 0 0 0 0 cm'))),
  );
  const { open } = await withDocument({ type, bytes });
  const { rawPayload } = await open();
  const marked = await PDFDocument.load(rawPayload);
  expect(marked.getPage(0).getSize()).toEqual({ width: 550, height: 300 });
  const [turned, plain, hostile] = await wordsOfPages(rawPayload);
  // A quarter clockwise: what was at the lower left is at the upper left.
  expect(turned?.find(({ text }) => text === 'Turned')?.at).toEqual([0, -10, 10, 0, 10, 290]);
  expect(turned?.some(({ text, at }) => text.startsWith('amani') && Number(at[1]) > 0)).toBe(true);
  expect(hostile).toEqual(plain);
});

test('[STAFF-50] scripts, actions, links, forms and attached files stay behind', async () => {
  const bytes = await pdfWith(async (page, doc) => {
    const action = doc.context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert("secret-script")') });
    doc.addJavaScript('start', 'app.alert("secret-script")');
    doc.catalog.set(name('OpenAction'), action);
    page.node.set(name('AA'), doc.context.obj({ O: action }));
    await doc.attach(Buffer.from('secret-file'), 'secret-name.txt', { mimeType: 'text/plain' });
    doc.getForm().createTextField('secret-field').addToPage(page);
    const link = { S: 'URI', URI: PDFString.of('https://secret-link.example') };
    const annotation = doc.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 99, 99], A: link });
    page.node.addAnnot(doc.context.register(annotation));
    doc.setTitle('secret-title');
    page.drawText('Passport');
  });
  const sent = await everythingIn(bytes);
  for (const word of ['file', 'link', 'script', 'field']) expect(sent).toContain(`secret-${word}`);
  const { open } = await withDocument({ type, bytes });
  const { rawPayload } = await open();
  const marked = await PDFDocument.load(rawPayload);
  expect(marked.catalog.keys().map(String).sort()).toEqual(['/Pages', '/Type']);
  expect(marked.getPage(0).node.Annots()?.size()).toBe(0);
  const everything = await everythingIn(rawPayload);
  expect(everything).toContain('/Subtype /Form');
  expect(everything).not.toMatch(/secret|JavaScript|OpenAction|\/AA|EmbeddedFile|URI|AcroForm/);
});

test('[STAFF-50] a file with a password, a damaged one and one with too many pages are not shown, and staff read what to do', async () => {
  const locked = await PDFDocument.load(await pdfWith((page) => page.drawText('Passport')));
  locked.encrypt({ userPassword: 'one', ownerPassword: 'two' });
  const long = await pdfWith(...Array.from({ length: 101 }, () => () => {}));
  const { app, amani, openInTab, reference } = await withDocument({ type, bytes: damaged });
  for (const bytes of [Buffer.from(await locked.save()), long]) {
    const receipt = await submitApplication(app);
    await sendDocument(app, receipt, { type, bytes });
    const answer = await amani.get(`/inbox/${receipt.reference}/documents/governmentId`);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'document-not-markable']);
    expect(await readActions(app.store, receipt.reference)).toHaveLength(1);
  }
  for (const lang of languages) {
    const page = await openInTab(lang);
    expect([page.statusCode, page.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers).not.toHaveProperty('content-disposition');
    expect(page.body).toContain(`<html lang="${lang}">`);
    expect(page.body).toContain(detailIn(inboxProblems.unmarkablePdf().detail, intlOf(lang)));
    expect(page.body).not.toContain('the scan of a passport');
  }
  expect(await readActions(app.store, reference)).toHaveLength(languages.length);
});

test.each(['content', 'objects'] as const)(
  '[STAFF-50] ASVS 5.2.3: a file whose %s expand to 300 MB is refused or comes without them, while others are answered',
  async (kind) => {
    const { app, open } = await withDocument({ type, bytes: pdfBomb(300_000_000, kind) });
    const order: string[] = [];
    const bomb = open().then((answer) => {
      order.push('bomb');
      return answer;
    });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    order.push('health');
    const { statusCode, rawPayload } = await bomb;
    // Objects that no page shows stay behind, if there is time to read them.
    expect(kind === 'objects' ? [200, 422] : [422]).toContain(statusCode);
    expect(rawPayload.length).toBeLessThan(100_000);
    expect(order).toEqual(['health', 'bomb']);
  },
);

test('[STAFF-50] the process of a file is ended when it takes too long or the server closes', async () => {
  const task = { bytes: await pdfWith(() => {}), mark: 'amani' };
  expect(await new PdfMarker({ limitMs: 1 }).mark(task)).toEqual({ error: 'It ended with SIGKILL' });
  const marker = new PdfMarker();
  const result = marker.mark(task);
  marker.close();
  expect(await result).toEqual({ error: expect.stringContaining('AbortError') });
});
