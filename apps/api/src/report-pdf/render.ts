import type { Static } from 'typebox';
import type { ImpactMetrics } from '../content/resources/impact-metrics.ts';
import type { Report } from '../content/resources/reports.ts';
import { formatDay, formatNumber } from '../text/format.ts';
import type { Lang } from '../text/languages.ts';
import { type ReportLabels, reportLabels } from './labels.ts';
import { printable } from './printable.ts';
import { decorate, diamond, heightOf, ink, keepTogether, margin, type TextStyle, tagged, write } from './sheet.ts';

type Doc = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** Everything that one report shows. */
export interface ReportSheet {
  report: Readonly<Static<typeof Report>>;
  metrics: Readonly<Static<typeof ImpactMetrics>>;
  lang: Lang;
}

/** The language of the document, for screen readers. */
const languageTags: Record<Lang, string> = { en: 'en-GB', fr: 'fr-CD', ln: 'ln-CD', sw: 'sw-CD' };

const TITLE_TOP = 108;
const FOOTER_HEIGHT = 72;
const body: TextStyle = { size: 11, color: ink.text };
const title: TextStyle = { size: 24, color: ink.paper, bold: true, y: TITLE_TOP, lineGap: 1 };

/** Outline of the foundation's mark on a grid of 48. */
const mark = 'M9.5 47.5L21.9 35.1M26.1 30.9L40 17L24 1L8 17L38.5 47.5M24 29V14M24 26.5L31 19.5M24 26.5L17 19.5';

function drawCloth(doc: Doc, height: number): void {
  const { width } = doc.page;
  doc.rect(0, 0, width, height).fill(ink.forest);
  doc
    .save()
    .translate(margin - 6, 34)
    .scale(0.62);
  doc.path(mark).lineWidth(3.2).stroke(ink.paper);
  diamond(doc, 24, 11.8, 4.4, ink.gold);
  doc.restore();
  // The seam: one row of diamonds, one of them gold.
  for (let x = 7, index = 0; x < width; x += 14, index += 1) {
    diamond(doc, x, height, 5, index === 30 ? ink.gold : ink.laterite);
  }
}

function drawHeader(doc: Doc, root: Element, { report, lang }: ReportSheet, labels: ReportLabels): void {
  const height = TITLE_TOP + heightOf(doc, report.title, title) + 30;
  decorate(doc, () => drawCloth(doc, height));
  tagged(doc, root, 'P', labels.foundation, { size: 13, color: ink.paper, bold: true, x: margin + 32, y: 42 });
  tagged(doc, root, 'P', `${labels.kind} · ${formatDay(report.date, lang)}`, { size: 11, color: ink.gold, y: 88 });
  tagged(doc, root, 'H1', report.title, title);
  doc.y = height + 34;
}

/** @param minHeight The height, in points, that the heading and the first thing under it need. */
function drawHeading(doc: Doc, root: Element, text: string, minHeight = 70): void {
  keepTogether(doc, minHeight);
  doc.outline.addItem(printable(text));
  tagged(doc, root, 'H2', text, { size: 15, color: ink.forest, bold: true });
  doc.y += 5;
}

function drawHighlights(doc: Doc, root: Element, highlights: readonly string[]): void {
  const list = doc.struct('L');
  root.add(list);
  const style = { ...body, x: margin + 18, width: doc.page.width - 2 * margin - 18 };
  for (const highlight of highlights) {
    keepTogether(doc, heightOf(doc, highlight, style));
    decorate(doc, () => diamond(doc, margin + 5, doc.y + 5, 4, ink.laterite));
    const item = doc.struct('LI');
    list.add(item);
    tagged(doc, item, 'LBody', highlight, style);
    item.end();
    doc.y += 5;
  }
  list.end();
}

function drawFigures(doc: Doc, root: Element, { metrics, lang }: ReportSheet, labels: ReportLabels): void {
  const figures = [
    [metrics.treesPlanted, labels.trees],
    [metrics.peopleReached, labels.people],
    [metrics.projectsCompleted, labels.projects],
  ] as const;
  const width = (doc.page.width - 2 * margin) / figures.length;
  const top = doc.y + 4;
  decorate(doc, () =>
    doc
      .moveTo(margin, top)
      .lineTo(doc.page.width - margin, top)
      .lineWidth(1.5)
      .stroke(ink.line),
  );
  for (const [index, [count, label]] of figures.entries()) {
    const place = { x: margin + index * width, width: width - 12 };
    const number = { ...place, size: 24, color: ink.laterite, bold: true, y: top + 12 };
    tagged(doc, root, 'P', formatNumber(count, lang, 0), number);
    tagged(doc, root, 'P', label, { ...place, size: 10, color: ink.text, y: top + 42 });
  }
  tagged(doc, root, 'P', labels.figuresNote, { size: 9, color: ink.muted, y: top + 66 });
}

function drawFooters(doc: Doc, labels: ReportLabels): void {
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    // The footer is in the margin, where text would otherwise start another sheet.
    doc.page.margins.bottom = 0;
    const y = doc.page.height - FOOTER_HEIGHT + 24;
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    doc
      .moveTo(margin, y - 12)
      .lineTo(doc.page.width - margin, y - 12)
      .lineWidth(0.75)
      .stroke(ink.line);
    write(doc, `${labels.foundation} · ${labels.page(index + 1, count)}`, { size: 9, color: ink.muted, y });
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

/**
 * Draws a report as a PDF: A4, tagged, with bookmarks, in fonts that every reader has (so that it weighs a few
 * kilobytes). The same input gives the same bytes.
 */
export async function renderReport(sheet: ReportSheet): Promise<Buffer> {
  // Loaded when the first report is asked for: the library is large, and most servers start without needing it.
  const { default: PDFDocument } = await import('pdfkit');
  const { report, lang } = sheet;
  const labels = reportLabels[lang];
  const date = new Date(`${report.date}T00:00:00Z`);
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, right: margin, bottom: FOOTER_HEIGHT, left: margin },
    pdfVersion: '1.7',
    tagged: true,
    lang: languageTags[lang],
    displayTitle: true,
    bufferPages: true,
    info: { Title: report.title, Author: labels.foundation, Subject: labels.kind, CreationDate: date, ModDate: date },
  });
  const bytes = collect(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  drawHeader(doc, root, sheet, labels);
  drawHeading(doc, root, labels.summary);
  tagged(doc, root, 'P', report.summary, body);
  doc.y += 22;
  drawHeading(doc, root, labels.highlights);
  drawHighlights(doc, root, report.highlights);
  doc.y += 17;
  drawHeading(doc, root, labels.figures, 120);
  drawFigures(doc, root, sheet, labels);
  root.end();
  drawFooters(doc, labels);
  doc.end();
  return bytes;
}
