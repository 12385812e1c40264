import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { drawMark } from '../src/inbox/pdf-mark.ts';
import { textFont } from '../src/pdf/fonts.ts';
import { inPlace, isPrintable, runsOf } from '../src/pdf/runs.ts';
import { confirmation, sendGift, withGift } from './support/gifts.ts';
import { wordsOfPages } from './support/pdfs.ts';

const names = {
  Arabic: 'مريم إيلونغا',
  Hebrew: 'דוד בן־עמי',
  'Ethiopic with Latin': 'አበበ በሊና (Abebe)',
  'simplified Chinese': '李明',
  'traditional Chinese with Latin': '張學業 Chang',
  Japanese: '齋藤ひかりカタ',
  Korean: '김철수',
  Cyrillic: 'Дмитрий Ґалаґан',
  Greek: 'Γιώργος',
  Devanagari: 'प्रिया क्षत्रिय',
  Bengali: 'শ্রী কৃষ্ণ',
  Tamil: 'கிருஷ்ணன்',
  Thai: 'สมชาย',
  Armenian: 'Արամ',
  Georgian: 'გიორგი',
  Tifinagh: 'ⴰⵣⵓⵍ',
  'N’Ko': 'ߒߞߏ ߞߊ߲',
  'Arabic between Latin': 'Ada مريم إيلونغا Mbo',
  Latin: 'Élise Ɛ́kɔ́lɔ Ŋombe? Łukasz Nguyễn',
};

/** Letters without the marks on them, in no order: readers of PDFs put marks and joined letters in orders of their own. */
const lettersIn = (text: string) => [...text.normalize('NFKD').replace(/[\p{M}\p{Cf}\s]/gu, '')].sort().join('');

const textOf = async (pdf: Buffer) => (await wordsOfPages(pdf)).flat().map(({ text }) => text);

/** The texts that elements of the document have besides their glyphs. */
async function actualTexts(pdf: Buffer): Promise<string[]> {
  const { context } = await PDFDocument.load(pdf);
  return context.enumerateIndirectObjects().flatMap(([, object]) => {
    const text = object instanceof PDFDict && object.get(PDFName.of('ActualText'));
    return text instanceof PDFString || text instanceof PDFHexString ? [text.decodeText()] : [];
  });
}

test('[INPUT-06] a receipt that cannot print the name is not numbered, staff read why, and the next number is not left out', async () => {
  // Cuneiform: none of the faces has it.
  const { app, staff, reference } = await withGift({ name: '𒀀𒁀 Ada' });
  const confirm = (gift: string) => staff.call('POST', `/gifts/${gift}/confirmation`, confirmation);
  const emojiAlone = (await sendGift(app, { name: '🌳 ❤\ufe0f' })).reference;
  for (const [gift, name] of [
    [reference, '𒀀𒁀 Ada'],
    [emojiAlone, '🌳 ❤'],
  ] as const) {
    const refused = await confirm(gift);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toContain(`“${name}`);
    expect((await staff.get(`/gifts/${gift}`)).json()).toMatchObject({ status: 'received', receipt_number: null });
  }
  for (const [index, name] of [names.Latin, names.Arabic].entries()) {
    const answer = await confirm((await sendGift(app, { name })).reference);
    expect(answer.json().receipt_number).toMatch(new RegExp(`-000${index + 1}$`));
  }
});

test('[INPUT-08] a receipt shows a name in any script, with no question mark, and its text can be read from the PDF', async () => {
  const { app, staff } = await withGift();
  for (const name of Object.values(names)) {
    const { reference } = await sendGift(app, { name });
    const { receipt_number } = (await staff.call('POST', `/gifts/${reference}/confirmation`, confirmation)).json();
    expect([name, receipt_number]).toEqual([name, expect.stringMatching(/\d$/)]);
    const receipt = await staff.get(`/gifts/${reference}/receipt`);
    expect(receipt.headers['content-type']).toBe('application/pdf');
    const shown = (await textOf(receipt.rawPayload)).join('');
    for (const letter of lettersIn(name))
      expect([name, shown.normalize('NFKD')]).toEqual([name, expect.stringContaining(letter)]);
    expect([name, shown.split('?').length]).toEqual([name, name.split('?').length]);
    // What screen readers read and what is copied is the name as it is written.
    const isOther = name !== names.Latin;
    expect(await actualTexts(receipt.rawPayload)).toEqual(isOther ? [name] : []);
  }
});

test('[INPUT-06] letters whose parts compose them again are printed or refused, and nothing fails', () => {
  const base = textFont.file;
  for (const name of ['\ud7a3\u11a8', '\uac00\u11a8\u1160', '\u1112\u1175\u11c2\u11a8', 'i\u0307\u0323\u{16fe4}']) {
    expect(isPrintable(name, base)).toBeTypeOf('boolean');
    expect(runsOf(name, base).length).toBeGreaterThan(0);
  }
});

test('[INPUT-06] [INPUT-08] a receipt has compatibility letters in their common form, and no emoji', async () => {
  const { app, staff } = await withGift();
  for (const [name, printed] of [
    ['𝐀𝐝𝐚 Mbo', 'Ada Mbo'],
    ['Ａｄａ', 'Ada'],
    ['ﬁona Ⅳ', 'fiona IV'],
    ['Ada 🌳', 'Ada'],
    ['Ada 👩🏽\u200d❤\ufe0f\u200d👩🏿 Mbo', 'Ada Mbo'],
  ] as const) {
    const { reference } = await sendGift(app, { name });
    const { receipt_number } = (await staff.call('POST', `/gifts/${reference}/confirmation`, confirmation)).json();
    expect([name, receipt_number]).toEqual([name, expect.stringMatching(/\d$/)]);
    const shown = (await textOf((await staff.get(`/gifts/${reference}/receipt`)).rawPayload)).join(' ');
    expect(shown.replace(/\s+/g, ' ')).toContain(` From ${printed} Way of giving `);
    expect(shown).not.toContain('?');
  }
});

test.each([
  ['Arabic', names.Arabic, ['إيلونغا', ' ', 'مريم']],
  ['Arabic between Latin letters', names['Arabic between Latin'], ['Ada ', 'إيلونغا', ' ', 'مريم', ' Mbo']],
  ['Hebrew with a number', 'דוד 12 לוי', ['לוי', ' 12 ', 'דוד']],
  ['Latin letters after Hebrew', 'דוד Ada', ['דוד', ' Ada']],
  ['Chinese', '李 Li', ['李', ' Li']],
])('[INPUT-08] words of %s stand in the order in which they are read', (_, text, shown) => {
  const runs = runsOf(text, textFont.file);
  expect(runs.map((run) => run.text).join('')).toBe(text);
  expect(
    inPlace(runs)
      .map((run) => run.text)
      .join(''),
  ).toBe(shown.join(''));
});

test('[INPUT-08] the mark on a document of an applicant has the name of who looks, in any script', async () => {
  for (const name of Object.values(names)) {
    const text = `${name} · 2 June 2026`;
    const shown = (await textOf(await drawMark(text))).join('');
    // It is drawn twice: its edge, then its letters.
    expect([name, lettersIn(shown)]).toEqual([name, lettersIn(text + text)]);
  }
});

test('[INPUT-08] [REP-01] the PDF lists every glyph in its faces, the parts of composed letters too, as PDF/UA wants', async () => {
  const { app, staff } = await withGift();
  const { reference } = await sendGift(app, { name: 'Йй Ґ 김철수 Ώ' });
  await staff.call('POST', `/gifts/${reference}/confirmation`, confirmation);
  const { context } = await PDFDocument.load((await staff.get(`/gifts/${reference}/receipt`)).rawPayload);
  const descriptors = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict && object.has(PDFName.of('CIDSet')) ? [object] : []));
  expect(descriptors.length).toBeGreaterThan(4);
  for (const descriptor of descriptors) {
    const [listed, file] = ['CIDSet', 'FontFile2'].map((name) =>
      decodePDFRawStream(descriptor.lookup(PDFName.of(name)) as PDFRawStream).decode(),
    );
    const count = Array.from(listed ?? []).reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
    expect(count).toBe(create(file ?? new Uint8Array()).numGlyphs);
  }
});

test('[INPUT-08] what no face has is told apart from what only loses its accents', () => {
  expect(isPrintable('Ada? Łukasz\n', textFont.file)).toBe(true);
  expect(isPrintable('𒀀', textFont.file)).toBe(false);
  expect(
    runsOf('Ada 𒀀', textFont.file)
      .map(({ text }) => text)
      .join(''),
  ).toBe('Ada ?');
});
