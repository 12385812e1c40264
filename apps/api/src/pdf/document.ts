import { localeOf } from '@nzete/languages';
import type { ServerIntl } from '../text/intl.ts';
import { languageOfText } from '../text/languages.ts';
import { foundation } from '../text/messages.ts';
import { headingFont, textFont } from './fonts.ts';
import { pageNumber } from './messages.ts';
import { decorate, diamond, ensureSpace, heightOf, ink, margin, type TextStyle, tagged, write } from './sheet.ts';

export type Doc = PDFKit.PDFDocument;
export type Element = PDFKit.PDFStructureElement;

export interface DocumentHead {
  title: string;
  /** What kind of document it is, at the top right. */
  kind: string;
  /** The line above the title, such as a date. */
  line: string;
  /** The line below the title, such as that it is a sample. */
  note?: string;
  /** The date of the content, ISO 8601. */
  date: string;
  /** The language of the title, if it is not that of the document. */
  titleLang?: string | undefined;
  intl: ServerIntl;
}

const HEADER_TOP = 46;
const SEAM_TOP = 92;
const FOOTER_HEIGHT = 72;
export const body: TextStyle = { size: 11.5, color: ink.text, lineGap: 4 };
const titleStyle: TextStyle = { size: 27, color: ink.forest, font: headingFont, y: SEAM_TOP + 54, lineGap: 2 };

/** The outline of the logo on a grid of 48. */
const mark = 'M9.5 47.5L21.9 35.1M26.1 30.9L40 17L24 1L8 17L38.5 47.5M24 29V14M24 26.5L31 19.5M24 26.5L17 19.5';

function drawSeam(doc: Doc): void {
  const step = (doc.page.width - 2 * margin - 8) / 40;
  for (let index = 0; index <= 40; index += 1) {
    diamond(doc, margin + 4 + index * step, SEAM_TOP, 4, index === 30 ? ink.gold : ink.laterite);
  }
}

function drawMark(doc: Doc): void {
  doc
    .save()
    .translate(margin - 5, HEADER_TOP - 9)
    .scale(0.62);
  doc.path(mark).lineWidth(3.2).stroke(ink.forest);
  diamond(doc, 24, 11.8, 4.4, ink.gold);
  doc.restore();
}

function drawHeader(doc: Doc, root: Element, { title, titleLang, kind, line, note, intl }: DocumentHead): void {
  decorate(doc, () => {
    drawMark(doc);
    drawSeam(doc);
  });
  const half = (doc.page.width - 2 * margin) / 2;
  const name = { size: 15, color: ink.forest, font: headingFont, x: margin + 34, y: HEADER_TOP, width: half };
  tagged(doc, root, 'P', intl.formatMessage(foundation.name), name);
  const right = {
    size: 10,
    color: ink.muted,
    align: 'right',
    x: margin + half,
    y: HEADER_TOP + 4,
    width: half,
  } as const;
  tagged(doc, root, 'P', kind, right);
  tagged(doc, root, 'P', line, { size: 11.5, color: ink.laterite, y: SEAM_TOP + 28 });
  tagged(doc, root, 'H1', title, titleStyle, { lang: titleLang });
  if (note) tagged(doc, root, 'P', note, { size: 10, color: ink.laterite, y: doc.y + 8 });
  doc.y += 24;
}

/** The tag of the language of a text that is not in that of the document; `undefined` of any other. */
export function langOf(object: object, key: string, { locale }: ServerIntl): string | undefined {
  const lang = languageOfText(object, key, locale);
  return lang === locale ? undefined : localeOf(lang);
}

/** @param minHeight the height, in points, of the heading and the first thing below it */
export function drawHeading(doc: Doc, root: Element, text: string, minHeight = 70, lang?: string): void {
  ensureSpace(doc, minHeight);
  doc.outline.addItem(text);
  tagged(doc, root, 'H2', text, { size: 16, color: ink.forest, font: headingFont }, { lang });
  doc.y += 7;
}

/** @param langAt the language of an entry, if it is not that of the document */
export function drawList(
  doc: Doc,
  root: Element,
  entries: readonly string[],
  langAt: (index: number) => string | undefined,
): void {
  const list = doc.struct('L');
  root.add(list);
  const style = { ...body, x: margin + 18, width: doc.page.width - 2 * margin - 18 };
  for (const [index, entry] of entries.entries()) {
    ensureSpace(doc, heightOf(doc, entry, style));
    decorate(doc, () => diamond(doc, margin + 4, doc.y + 9, 4, ink.laterite));
    const item = doc.struct('LI');
    list.add(item);
    tagged(doc, item, 'LBody', entry, style, { lang: langAt(index) });
    item.end();
    doc.y += 6;
  }
  list.end();
}

export function drawRule(doc: Doc, y: number, thickness: number): void {
  const line = doc.moveTo(margin, y).lineTo(doc.page.width - margin, y);
  line.lineWidth(thickness).stroke(ink.line);
}

function drawFooters(doc: Doc, { intl }: DocumentHead): void {
  const { count } = doc.bufferedPageRange();
  const name = intl.formatMessage(foundation.name);
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    // The footer is in the margin, where text would otherwise start a new page.
    doc.page.margins.bottom = 0;
    const y = doc.page.height - FOOTER_HEIGHT + 24;
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    drawRule(doc, y - 12, 0.75);
    const page = intl.formatMessage(pageNumber.page, { number: String(index + 1), total: String(count) });
    write(doc, `${name} · ${page}`, { size: 9, color: ink.muted, y });
    doc.endMarkedContent();
  }
}

function collect(doc: Doc): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(Buffer.from(chunk)));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

/** pdfkit 0.20 writes PDF/UA; its types do not include it yet. */
const accessible = 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets;

/** A text for the metadata, which pdfkit writes into the XML with `toString`. */
class XmlText extends String {
  override toString(): string {
    return this.valueOf().replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  }
}

/** pdfkit accepts String objects; its types do not. */
const xmlText = (text: string) => new XmlText(text) as unknown as string;

/** Accessible (PDF/UA), with bookmarks and fonts. The same input gives the same bytes. */
export async function renderDocument(head: DocumentHead, draw: (doc: Doc, root: Element) => void): Promise<Buffer> {
  // The library is large, so it is loaded with the first document.
  const [{ default: PDFDocument }, { writeAllScripts }] = await Promise.all([
    import('pdfkit'),
    import('./all-scripts.ts'),
  ]);
  const date = new Date(`${head.date}T00:00:00Z`);
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, right: margin, bottom: FOOTER_HEIGHT, left: margin },
    pdfVersion: '1.7',
    tagged: true,
    subset: accessible,
    font: textFont.file,
    lang: localeOf(head.intl.locale),
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: xmlText(head.title),
      Author: xmlText(head.intl.formatMessage(foundation.name)),
      Subject: xmlText(head.kind),
      CreationDate: date,
      ModDate: date,
    },
  });
  writeAllScripts(doc);
  const bytes = collect(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  drawHeader(doc, root, head);
  draw(doc, root);
  root.end();
  drawFooters(doc, head);
  doc.end();
  return bytes;
}
