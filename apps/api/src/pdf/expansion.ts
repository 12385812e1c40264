import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import { type PDFDocument, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';

/** As for a picture. */
const MAX_PIXELS = 60_000_000;
/** All that the file compresses, in bytes: some scans of 600 dpi, not a bomb. */
const MAX_EXPANDED = 400_000_000;

export const tooMuch = () => new Error('The streams expand to too much');

/** @throws if its streams expand to more than a reader should have to bear */
export async function checkExpansion({ context }: PDFDocument): Promise<void> {
  let expanded = 0;
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const [width, height] = ['Width', 'Height'].map((key) =>
      object.dict.lookupMaybe(PDFName.of(key), PDFNumber)?.asNumber(),
    );
    if ((width ?? 0) * (height ?? 0) > MAX_PIXELS) throw new Error('A picture has too many pixels');
    if (!String(object.dict.lookup(PDFName.of('Filter'))).includes('FlateDecode')) continue;
    const inflated = Readable.from([object.getContents()]).pipe(createInflate());
    try {
      for await (const chunk of inflated) {
        expanded += chunk.length;
        if (expanded > MAX_EXPANDED) break;
      }
    } catch {
      // Damaged, or compressed in another way before: readers show the rest.
    }
    if (expanded > MAX_EXPANDED) throw tooMuch();
  }
}
