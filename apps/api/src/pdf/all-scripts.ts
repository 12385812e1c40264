/// <reference path="./fontkit.d.ts" />
import type { Face } from 'fontkit';
import { faceOf, inPlace, type Run, runsOf } from './runs.ts';

interface LineOptions extends PDFKit.Mixins.TextOptions {
  lineWidth?: number;
  textWidth?: number;
}

interface EmbeddedFont {
  ascender: number;
  /** The face. */
  font: Face;
  scale: number;
  /** The characters and the width of each glyph that is used. */
  unicode: number[][];
  widths: number[];
  subset: { glyphs: number[]; encode(): Uint8Array };
}

/** What pdfkit calls to measure and to draw a line or a part of one, and the font that both use. */
interface Internals {
  _font: EmbeddedFont;
  _fontSource: string;
  _fontSize: number;
  _fragment(text: string, x: number, y: number, options: LineOptions): void;
}

const ZERO_WIDTH_SPACE = 0x200b;

/** pdfkit lists the glyphs that have a width, which the parts of composed letters get only here. */
function listParts({ font, scale, widths, subset }: EmbeddedFont): void {
  const { encode } = subset;
  subset.encode = () => {
    const bytes = encode.call(subset);
    for (const [id, glyph] of subset.glyphs.entries()) widths[id] ??= font.getGlyph(glyph).advanceWidth * scale;
    return bytes;
  };
}

/**
 * Lets a document write text of every script: pdfkit breaks it into lines as before, and each line is
 * measured and drawn in runs of one face. The document has its fonts by file.
 */
export function writeAllScripts(document: PDFKit.PDFDocument): void {
  const doc = document as PDFKit.PDFDocument & Internals;
  const { widthOfString, _fragment: drawFragment } = doc;
  const prepared = new Set<EmbeddedFont>();

  const inFaceOf = <Result>({ file }: Pick<Run, 'file'>, use: () => Result): Result => {
    const { _font, _fontSource } = doc;
    if (file !== _fontSource) {
      doc.registerFont(file, faceOf(file) as never).font(file);
      if (!prepared.has(doc._font)) listParts(doc._font);
      prepared.add(doc._font);
    }
    const result = use();
    Object.assign(doc, { _font, _fontSource });
    return result;
  };
  const widthOf = (run: Run, options?: LineOptions) => inFaceOf(run, () => widthOfString.call(doc, run.text, options));

  doc.widthOfString = (text, options) => {
    const widths = runsOf(text, doc._fontSource).map((run) => widthOf(run, options));
    return widths.reduce((sum, width) => sum + width, 0);
  };

  doc._fragment = (text, x, y, options) => {
    const runs = runsOf(text.replaceAll('\n', ''), doc._fontSource);
    const isPlain = runs.every(({ file }) => file === doc._fontSource);
    if (isPlain) return drawFragment.call(doc, runs.map((run) => run.text).join(''), x, y, options);
    const widths = new Map(runs.map((run) => [run, widthOf(run, options)]));
    const total = [...widths.values()].reduce((sum, width) => sum + width, 0);
    let left = options.align === 'right' ? x + (options.lineWidth ?? total) - total : x;
    const places = new Map<Run, number>();
    for (const run of inPlace(runs)) {
      places.set(run, left);
      left += widths.get(run) ?? 0;
    }
    // All on one line, and written in the order in which they are read.
    const baseline = (-doc._font.ascender / 1000) * doc._fontSize;
    for (const run of runs) {
      const own = { ...options, align: 'left', baseline, textWidth: widths.get(run) } as const;
      inFaceOf(run, () => {
        drawFragment.call(doc, run.text, places.get(run) ?? x, y, own);
        // Dots that a face draws apart from their letter have no character: readers would show a wrong one.
        doc._font.unicode = doc._font.unicode.map((points) => (points.length > 0 ? points : [ZERO_WIDTH_SPACE]));
      });
    }
  };
}
