import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { writeAllScripts } from '../pdf/all-scripts.ts';
import { textFont } from '../pdf/fonts.ts';

const SIZE = 11;
const PADDING = 4;

/** A PDF of one page that has the size of the mark: red on paper, with a light edge on dark pages. */
export function drawMark(mark: string): Promise<Buffer> {
  const doc = new PDFDocument({ autoFirstPage: false, font: textFont.file });
  const bytes = buffer(doc);
  writeAllScripts(doc);
  doc.fontSize(SIZE);
  doc.addPage({ size: [doc.widthOfString(mark) + 4 * PADDING, SIZE + 2 * PADDING], margin: 0 });
  doc.strokeColor('#fff', 0.5).lineWidth(1.2);
  doc.text(mark, 2 * PADDING, PADDING / 2, { lineBreak: false, fill: false, stroke: true });
  doc.fillColor('#b02020', 0.65);
  doc.text(mark, 2 * PADDING, PADDING / 2, { lineBreak: false });
  doc.end();
  return bytes;
}
