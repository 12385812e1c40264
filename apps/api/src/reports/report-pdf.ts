import type { Static } from 'typebox';
import type { ImpactMetrics } from '../content/resources/impact-metrics.ts';
import type { Report } from '../content/resources/reports.ts';
import { body, type Doc, drawHeading, drawList, drawRule, type Element, renderDocument } from '../pdf/document.ts';
import { headingFont } from '../pdf/fonts.ts';
import { decorate, ink, margin, tagged } from '../pdf/sheet.ts';
import { formatDay, formatNumber } from '../text/format.ts';
import type { Lang } from '../text/languages.ts';
import { type ReportLabels, reportLabels } from '../text/report-texts.ts';

export interface ReportSheet {
  report: Readonly<Static<typeof Report>>;
  metrics: Readonly<Static<typeof ImpactMetrics>>;
  /** The ISO date of the figures: that of the newest published report. */
  asOf: string;
  lang: Lang;
}

const ROW_HEIGHT = 38;

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

export async function renderReport(sheet: ReportSheet): Promise<Buffer> {
  const { report, lang } = sheet;
  const labels = reportLabels[lang];
  const { foundation, kind, page } = labels;
  const { title, date } = report;
  const note = report.sample && { note: labels.sampleReport };
  const head = { title, kind, line: formatDay(date, lang), ...note, foundation, date, lang, page };
  return renderDocument(head, (doc, root) => {
    drawHeading(doc, root, labels.summary);
    tagged(doc, root, 'P', report.summary, body);
    doc.y += 24;
    drawHeading(doc, root, labels.highlights);
    drawList(doc, root, report.highlights);
    doc.y += 18;
    drawHeading(doc, root, labels.figures, 190);
    drawFigures(doc, root, sheet, labels);
  });
}
