import { type Face, textFace } from './faces.ts';
import { printable } from './printable.ts';

type Doc = PDFKit.PDFDocument;

/** The palette of the design system, as its light theme prints it. */
export const ink = {
  text: '#15231B',
  muted: '#4A574E',
  forest: '#0F2F23',
  paper: '#F6EEDD',
  laterite: '#A8431D',
  gold: '#EBB02D',
  line: '#D8CBAE',
} as const;

/** Distance between the edge of the sheet and its text, in points. */
export const margin = 56;

/** How a piece of text looks. */
export interface TextStyle {
  size: number;
  color: string;
  /** @default textFace */
  face?: Face;
  align?: 'left' | 'right';
  x?: number;
  y?: number;
  width?: number;
  lineGap?: number;
}

/** Draws decoration, which screen readers skip. */
export function decorate(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** A square on its corner: the mark of the design system. */
export function diamond(doc: Doc, x: number, y: number, radius: number, color: string): void {
  doc.polygon([x, y - radius], [x + radius, y], [x, y + radius], [x - radius, y]).fill(color);
}

/** Writes text without a place in the structure; see {@link tagged}. */
export function write(doc: Doc, text: string, style: TextStyle): void {
  const { size, color, x = margin, y = doc.y, width = doc.page.width - 2 * margin } = style;
  const { face = textFace, lineGap = 3, align = 'left' } = style;
  doc.font(face.file).fontSize(size);
  doc.fillColor(color).text(printable(text, face), x, y, { width, lineGap, align });
}

/** What pdfkit takes for an element; its types leave the scope of a table's heading out. */
interface ElementOptions extends PDFKit.Mixins.StructureElementOptions {
  scope?: 'Row' | 'Column';
}

/** Writes text as an element of the document: `H1`, `H2`, `P`, `LBody`, `TH`, `TD`. */
export function tagged(
  doc: Doc,
  parent: PDFKit.PDFStructureElement,
  type: string,
  text: string,
  style: TextStyle,
  options: ElementOptions = {},
): void {
  parent.add(doc.struct(type, options, () => write(doc, text, style)));
}

/** Starts another sheet when what comes next would be cut apart. */
export function keepTogether(doc: Doc, height: number): void {
  if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage();
}

/** The height, in points, that a text will take. */
export function heightOf(doc: Doc, text: string, style: TextStyle): number {
  const { size, face = textFace, width = doc.page.width - 2 * margin, lineGap = 3 } = style;
  doc.font(face.file).fontSize(size);
  return doc.heightOfString(printable(text, face), { width, lineGap });
}
