import { localeOf } from '@nzete/languages';
import type { Static } from 'typebox';
import type { ImpactMetrics } from '../content/resources/impact-metrics.ts';
import type { Report } from '../content/resources/reports.ts';
import { formatDay, formatNumber } from '../text/format.ts';
import type { Lang } from '../text/languages.ts';
import { headingFont, textFont } from './fonts.ts';
import { type ReportLabels, reportLabels } from './labels.ts';
import { decorate, diamond, ensureSpace, heightOf, ink, margin, type TextStyle, tagged, write } from './sheet.ts';

type Doc = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** The content of a report. */
export interface ReportSheet {
  report: Readonly<Static<typeof Report>>;
  metrics: Readonly<Static<typeof ImpactMetrics>>;
  /** The ISO date of the figures: that of the newest published report. */
  asOf: string;
  lang: Lang;
}

const HEADER_TOP = 46;
const SEAM_TOP = 92;
const FOOTER_HEIGHT = 72;
const ROW_HEIGHT = 38;
const body: TextStyle = { size: 11.5, color: ink.text, lineGap: 4 };
const title: TextStyle = { size: 27, color: ink.forest, font: headingFont, y: SEAM_TOP + 54, lineGap: 2 };

/** The outline of the logo on a grid of 48. */
const mark = 'M9.5 47.5L21.9 35.1M26.1 30.9L40 17L24 1L8 17L38.5 47.5M24 29V14M24 26.5L31 19.5M24 26.5L17 19.5';

/** A row of diamonds, one of them gold. */
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

function drawHeader(doc: Doc, root: Element, { report, lang }: ReportSheet, labels: ReportLabels): void {
  decorate(doc, () => {
    drawMark(doc);
    drawSeam(doc);
  });
  const half = (doc.page.width - 2 * margin) / 2;
  const name = { size: 15, color: ink.forest, font: headingFont, x: margin + 34, y: HEADER_TOP, width: half };
  tagged(doc, root, 'P', labels.foundation, name);
  const kind = {
    size: 10,
    color: ink.muted,
    align: 'right',
    x: margin + half,
    y: HEADER_TOP + 4,
    width: half,
  } as const;
  tagged(doc, root, 'P', labels.kind, kind);
  tagged(doc, root, 'P', formatDay(report.date, lang), { size: 11.5, color: ink.laterite, y: SEAM_TOP + 28 });
  tagged(doc, root, 'H1', report.title, title);
  if (report.sample) {
    tagged(doc, root, 'P', labels.sampleReport, { size: 10, color: ink.laterite, y: doc.y + 8 });
  }
  doc.y += 24;
}

/** @param minHeight the height, in points, of the heading and the first thing below it */
function drawHeading(doc: Doc, root: Element, text: string, minHeight = 70): void {
  ensureSpace(doc, minHeight);
  doc.outline.addItem(text);
  tagged(doc, root, 'H2', text, { size: 16, color: ink.forest, font: headingFont });
  doc.y += 7;
}

function drawHighlights(doc: Doc, root: Element, highlights: readonly string[]): void {
  const list = doc.struct('L');
  root.add(list);
  const style = { ...body, x: margin + 18, width: doc.page.width - 2 * margin - 18 };
  for (const highlight of highlights) {
    ensureSpace(doc, heightOf(doc, highlight, style));
    decorate(doc, () => diamond(doc, margin + 4, doc.y + 9, 4, ink.laterite));
    const item = doc.struct('LI');
    list.add(item);
    tagged(doc, item, 'LBody', highlight, style);
    item.end();
    doc.y += 6;
  }
  list.end();
}

function drawRule(doc: Doc, y: number, thickness: number): void {
  const line = doc.moveTo(margin, y).lineTo(doc.page.width - margin, y);
  line.lineWidth(thickness).stroke(ink.line);
}

/** The figures as a table: the number and its name. */
function drawFigures(doc: Doc, root: Element, { metrics, asOf, lang }: ReportSheet, labels: ReportLabels): void {
  const marked = (figure: (typeof metrics.samples)[number], label: string) =>
    metrics.samples.includes(figure) ? `${label} (${labels.sample})` : label;
  const figures = [
    [metrics.treesPlanted, marked('treesPlanted', labels.trees)],
    [metrics.peopleReached, marked('peopleReached', labels.people)],
    [metrics.projectsCompleted, marked('projectsCompleted', labels.projects)],
  ] as const;
  const table = doc.struct('Table');
  root.add(table);
  const top = doc.y + 2;
  for (const [index, [count, label]] of figures.entries()) {
    const y = top + index * ROW_HEIGHT;
    decorate(doc, () => drawRule(doc, y, index === 0 ? 1.5 : 0.75));
    const row = doc.struct('TR');
    table.add(row);
    const number = { size: 20, color: ink.laterite, font: headingFont, y: y + 4, width: 120 };
    tagged(doc, row, 'TD', formatNumber(count, lang, 0), number);
    const name = { ...body, x: margin + 130, y: y + 10, width: doc.page.width - 2 * margin - 130 };
    tagged(doc, row, 'TH', label, name, { scope: 'Row' });
    row.end();
  }
  table.end();
  const bottom = top + figures.length * ROW_HEIGHT;
  decorate(doc, () => drawRule(doc, bottom, 0.75));
  const note = labels.figuresNote(formatDay(asOf, lang));
  tagged(doc, root, 'P', note, { size: 9.5, color: ink.muted, y: bottom + 10 });
}

function drawFooters(doc: Doc, labels: ReportLabels): void {
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    // The footer is in the margin, where text would otherwise start a new page.
    doc.page.margins.bottom = 0;
    const y = doc.page.height - FOOTER_HEIGHT + 24;
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    drawRule(doc, y - 12, 0.75);
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

/**
 * Renders a report as an A4 PDF (PDF/UA) with bookmarks and embedded fonts, about 20 kB. The same
 * input gives the same bytes.
 */
export async function renderReport(sheet: ReportSheet): Promise<Buffer> {
  // The library is large, so it is loaded with the first report.
  const { default: PDFDocument } = await import('pdfkit');
  const { report, lang } = sheet;
  const labels = reportLabels[lang];
  const date = new Date(`${report.date}T00:00:00Z`);
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, right: margin, bottom: FOOTER_HEIGHT, left: margin },
    pdfVersion: '1.7',
    tagged: true,
    subset: accessible,
    font: textFont.file,
    lang: localeOf(lang),
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: xmlText(report.title),
      Author: xmlText(labels.foundation),
      Subject: xmlText(labels.kind),
      CreationDate: date,
      ModDate: date,
    },
  });
  const bytes = collect(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  drawHeader(doc, root, sheet, labels);
  drawHeading(doc, root, labels.summary);
  tagged(doc, root, 'P', report.summary, body);
  doc.y += 24;
  drawHeading(doc, root, labels.highlights);
  drawHighlights(doc, root, report.highlights);
  doc.y += 18;
  drawHeading(doc, root, labels.figures, 190);
  drawFigures(doc, root, sheet, labels);
  root.end();
  drawFooters(doc, labels);
  doc.end();
  return bytes;
}
