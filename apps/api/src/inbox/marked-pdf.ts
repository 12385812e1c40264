import { deflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  degrees,
  drawObject,
  PDFArray,
  PDFDict,
  PDFDocument,
  type PDFEmbeddedPage,
  PDFName,
  PDFObjectCopier,
  type PDFPage,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib';
import { checkExpansion, tooMuch } from '../pdf/expansion.ts';
import { drawMark } from './pdf-mark.ts';

const MAX_PAGES = 100;
/** Of a page, in points: the limit of the standard (5 m). */
const MAX_SIDE = 14_400;
/** The texts and lines of all streams of a page, in bytes. */
const MAX_DECODED = 64_000_000;
const ANGLE = 24;

/** Files outside of this one, attached files, and data that no page shows. */
const hiddenKeys = ['F', 'FFilter', 'FDecodeParms', 'AF', 'Alternates', 'Metadata', 'OPI', 'PieceInfo', 'Ref'];

const name = (key: string) => PDFName.of(key);

function removeHiddenData(source: PDFDocument): void {
  for (const [, object] of source.context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    if (object instanceof PDFStream) for (const key of hiddenKeys) dict.delete(name(key));
    const resources = dict.get(name('Resources')) && dict.lookup(name('Resources'));
    if (resources instanceof PDFDict) resources.delete(name('Properties'));
  }
}

/** The part of the page that is shown, in its own coordinates. */
function boxOf(page: PDFPage) {
  const media = page.node.MediaBox().asRectangle();
  const crop = page.node.CropBox()?.asRectangle() ?? media;
  const left = Math.max(media.x, crop.x);
  const bottom = Math.max(media.y, crop.y);
  const right = Math.min(media.x + media.width, crop.x + crop.width);
  const top = Math.min(media.y + media.height, crop.y + crop.height);
  const isSound = [right - left, top - bottom].every((side) => side >= 1 && side <= MAX_SIDE);
  if (!isSound) throw new Error('A page has no size that can be shown');
  return { left, bottom, right, top };
}

type Box = ReturnType<typeof boxOf>;

/** Turns a page by its `/Rotate`, and moves its corner to 0, 0. */
const matrices: Record<number, (box: Box) => number[]> = {
  0: ({ left, bottom }) => [1, 0, 0, 1, -left, -bottom],
  90: ({ bottom, right }) => [0, -1, 1, 0, -bottom, right],
  180: ({ right, top }) => [-1, 0, 0, -1, right, top],
  270: ({ left, top }) => [0, 1, -1, 0, top, -left],
};

function contentOf({ node }: PDFPage): Uint8Array {
  const contents = node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray().map((one) => node.context.lookup(one)) : [contents];
  const parts: Uint8Array[] = [];
  let size = 0;
  for (const stream of streams) {
    if (!(stream instanceof PDFRawStream)) continue;
    const part = decodePDFRawStream(stream).decode();
    size += part.length;
    if (size > MAX_DECODED) throw tooMuch();
    parts.push(part, Buffer.from('\n'));
  }
  return Buffer.concat(parts);
}

/**
 * A form of its own: what it leaves in the state of graphics ends with it, so that nothing in the
 * page can move or hide the mark.
 */
function copyPage(target: PDFDocument, page: PDFPage, copier: PDFObjectCopier): PDFPage {
  const box = boxOf(page);
  const turn = (((page.node.Rotate()?.asNumber() ?? 0) % 360) + 360) % 360;
  const matrix = matrices[turn] ?? matrices[0];
  const form = target.context.stream(deflateSync(contentOf(page)), {
    Type: 'XObject',
    Subtype: 'Form',
    Filter: 'FlateDecode',
    BBox: [box.left, box.bottom, box.right, box.top],
    Matrix: matrix?.(box) ?? [],
  });
  const resources = page.node.Resources();
  form.dict.set(name('Resources'), resources ? copier.copy(resources) : target.context.obj({}));
  const size: [number, number] = [box.right - box.left, box.top - box.bottom];
  const copy = target.addPage(turn % 180 === 90 ? [size[1], size[0]] : size);
  copy.pushOperators(drawObject(copy.node.newXObject('Page', target.context.register(form))));
  return copy;
}

/** The same number of marks on every page, whatever its size; the last ones begin below it. */
function markPage(page: PDFPage, stamp: PDFEmbeddedPage): void {
  const { width, height } = page.getSize();
  const scale = Math.sqrt(width * height) / 700;
  const step = { x: stamp.width * scale, y: stamp.height * scale * 5 };
  const lowest = -stamp.width * scale * Math.sin((ANGLE * Math.PI) / 180);
  // Of a mark that begins at the very edge nothing shows, and some readers then skip the others.
  const last = width - (stamp.height * scale) / 2;
  for (let y = height - step.y / 2; y > lowest; y -= step.y) {
    for (let x = 0; x < last; x += step.x) {
      page.drawPage(stamp, { x, y, xScale: scale, yScale: scale, rotate: degrees(ANGLE) });
    }
  }
}

/**
 * The pages of a PDF in a new one, with the mark across each. Actions, scripts, forms, links,
 * notes and attached files stay behind. Call it in a process of its own: files come from strangers.
 *
 * @throws if the file cannot be read, is protected, or has too much in it
 */
export async function markedPdf(bytes: Uint8Array, mark: string): Promise<Uint8Array> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false });
  const pages = source.getPages();
  if (pages.length === 0 || pages.length > MAX_PAGES) throw new Error(`It has ${pages.length} pages`);
  removeHiddenData(source);
  const target = await PDFDocument.create({ updateMetadata: false });
  const copier = PDFObjectCopier.for(source.context, target.context);
  const copies = pages.map((page) => copyPage(target, page, copier));
  // Nothing else of the file is copied, so these are all streams that a reader may expand.
  await checkExpansion(target);
  const [stamp] = await target.embedPdf(await drawMark(mark));
  if (!stamp) throw new Error('The mark has no page');
  for (const copy of copies) markPage(copy, stamp);
  return target.save();
}
