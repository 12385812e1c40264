import { faceOf, inPlace, type Run, runsOf } from './runs.ts';

interface LineOptions extends PDFKit.Mixins.TextOptions {
  lineWidth?: number;
  textWidth?: number;
}

/** What pdfkit calls to measure and to draw a line or a part of one, and the font that both use. */
interface Internals {
  _font: {
    ascender: number;
    /** The characters of each glyph that is used. */
    unicode: number[][];
  };
  _fontSource: string;
  _fontSize: number;
  _fragment(text: string, x: number, y: number, options: LineOptions): void;
}

const ZERO_WIDTH_SPACE = 0x200b;

/**
 * Lets a document write text of every script: pdfkit breaks it into lines as before, and each line is
 * measured and drawn in runs of one face. The document has its fonts by file.
 */
export function writeAllScripts(document: PDFKit.PDFDocument): void {
  const doc = document as PDFKit.PDFDocument & Internals;
  const { widthOfString, _fragment: drawFragment } = doc;

  const inFaceOf = <Result>({ file }: Pick<Run, 'file'>, use: () => Result): Result => {
    const { _font, _fontSource } = doc;
    if (file !== _fontSource) doc.registerFont(file, faceOf(file) as never).font(file);
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
