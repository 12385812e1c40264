import type { Static } from 'typebox';
import type { ImpactMetrics } from '../content/resources/impact-metrics.ts';
import type { Report } from '../content/resources/reports.ts';
import {
  body,
  type Doc,
  drawHeading,
  drawList,
  drawRule,
  type Element,
  langOf,
  renderDocument,
} from '../pdf/document.ts';
import { headingFont } from '../pdf/fonts.ts';
import { decorate, ink, margin, tagged } from '../pdf/sheet.ts';
import { formatDay, formatNumber } from '../text/format.ts';
import type { ServerIntl } from '../text/intl.ts';
import { mark } from '../text/messages.ts';
import { reportMessages as messages } from './messages.ts';

export interface ReportSheet {
  report: Readonly<Static<typeof Report>>;
  metrics: Readonly<Static<typeof ImpactMetrics>>;
  /** The ISO date of the figures: that of the newest published report. */
  asOf: string;
}

const ROW_HEIGHT = 38;

function drawFigures(doc: Doc, root: Element, { metrics, asOf }: ReportSheet, intl: ServerIntl): void {
  const { formatMessage, locale } = intl;
  const marked = (figure: (typeof metrics.samples)[number], label: string) =>
    metrics.samples.includes(figure) ? `${label} (${formatMessage(mark.sample)})` : label;
  const figures = [
    [metrics.treesPlanted, marked('treesPlanted', formatMessage(messages.trees))],
    [metrics.peopleReached, marked('peopleReached', formatMessage(messages.people))],
    [metrics.projectsCompleted, marked('projectsCompleted', formatMessage(messages.projects))],
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
    tagged(doc, row, 'TD', formatNumber(count, locale, 0), number);
    const name = { ...body, x: margin + 130, y: y + 10, width: doc.page.width - 2 * margin - 130 };
    tagged(doc, row, 'TH', label, name, { scope: 'Row' });
    row.end();
  }
  table.end();
  const bottom = top + figures.length * ROW_HEIGHT;
  decorate(doc, () => drawRule(doc, bottom, 0.75));
  const note = formatMessage(messages.figuresNote, { day: formatDay(asOf, locale) });
  tagged(doc, root, 'P', note, { size: 9.5, color: ink.muted, y: bottom + 10 });
}

export async function renderReport(sheet: ReportSheet, intl: ServerIntl): Promise<Buffer> {
  const { report } = sheet;
  const { formatMessage, locale } = intl;
  const { title, date } = report;
  const note = report.sample && { note: formatMessage(messages.sampleReport) };
  const kind = formatMessage(messages.kind);
  const titleLang = langOf(report, 'title', intl);
  const head = { title, titleLang, kind, line: formatDay(date, locale), ...note, date, intl };
  return renderDocument(head, (doc, root) => {
    drawHeading(doc, root, formatMessage(messages.summary));
    tagged(doc, root, 'P', report.summary, body, { lang: langOf(report, 'summary', intl) });
    doc.y += 24;
    drawHeading(doc, root, formatMessage(messages.highlights));
    drawList(doc, root, report.highlights, (index) => langOf(report, `highlights/${index}`, intl));
    doc.y += 18;
    drawHeading(doc, root, formatMessage(messages.figures), 190);
    drawFigures(doc, root, sheet, intl);
  });
}
