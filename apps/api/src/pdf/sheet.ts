import { type Font, textFont } from './fonts.ts';

type Doc = PDFKit.PDFDocument;

/** The palette of the design system in its light theme. */
export const ink = {
  text: '#15231B',
  muted: '#4A574E',
  forest: '#0F2F23',
  paper: '#F6EEDD',
  laterite: '#A8431D',
  gold: '#EBB02D',
  line: '#D8CBAE',
} as const;

/** The page margin, in points. */
export const margin = 56;

export interface TextStyle {
  size: number;
  color: string;
  /** @default textFont */
  font?: Font;
  align?: 'left' | 'right';
  x?: number;
  y?: number;
  width?: number;
  lineGap?: number;
}

/** Draws decoration that screen readers skip. */
export function decorate(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** A diamond, the mark of the design system. */
export function diamond(doc: Doc, x: number, y: number, radius: number, color: string): void {
  doc.polygon([x, y - radius], [x + radius, y], [x, y + radius], [x - radius, y]).fill(color);
}

/** Writes text outside of the document structure; see {@link tagged}. */
export function write(doc: Doc, text: string, style: TextStyle): void {
  const { size, color, x = margin, y = doc.y, width = doc.page.width - 2 * margin } = style;
  const { font = textFont, lineGap = 3, align = 'left' } = style;
  doc.font(font.file).fontSize(size);
  doc.fillColor(color).text(text, x, y, { width, lineGap, align });
}

/** pdfkit's types omit the scope of a table heading. */
interface ElementOptions extends Omit<PDFKit.Mixins.StructureElementOptions, 'lang'> {
  /** The tag of its language, if that is not the language of the document. */
  lang?: string | undefined;
  scope?: 'Row' | 'Column';
}

/** Glyphs of other scripts may stand in another order than the letters: screen readers and copies get the text itself. */
const isOtherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Writes text as a structure element: `H1`, `H2`, `P`, `LBody`, `TH`, `TD`. */
export function tagged(
  doc: Doc,
  parent: PDFKit.PDFStructureElement,
  type: string,
  text: string,
  style: TextStyle,
  options: ElementOptions = {},
): void {
  const actual = isOtherScript.test(text) ? { actual: text } : {};
  parent.add(doc.struct(type, { ...options, ...actual }, () => write(doc, text, style)));
}

/** Starts a new page if the next part would be split. */
export function ensureSpace(doc: Doc, height: number): void {
  if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage();
}

export function heightOf(doc: Doc, text: string, style: TextStyle): number {
  const { size, font = textFont, width = doc.page.width - 2 * margin, lineGap = 3 } = style;
  doc.font(font.file).fontSize(size);
  return doc.heightOfString(text, { width, lineGap });
}
