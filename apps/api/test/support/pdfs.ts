import { deflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFDocument, type PDFPage, PDFRawStream } from '@cantoo/pdf-lib';
import { getDocumentProxy } from 'unpdf';

/** A PDF with a page for each function, which draws it. */
export async function pdfWith(...draw: ((page: PDFPage, doc: PDFDocument) => unknown)[]): Promise<Buffer> {
  const doc = await PDFDocument.create();
  for (const one of draw) await one(doc.addPage([595, 842]), doc);
  return Buffer.from(await doc.save());
}

/** A PDF of one page with a stream of this many spaces: its content, or its objects. */
export function pdfBomb(bytes: number, kind: 'content' | 'objects'): Buffer {
  const content = deflateSync(Buffer.alloc(bytes, ' '), { level: 1 });
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n' +
        '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj\n' +
        '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>> endobj\n' +
        `4 0 obj <<${kind === 'objects' ? '/Type/ObjStm/N 1/First 4' : ''}/Filter/FlateDecode/Length ${content.length}>> stream\n`,
    ),
    content,
    Buffer.from('\nendstream endobj\ntrailer <</Root 1 0 R/Size 5>>\n%%EOF'),
  ]);
}

/** The words of each page, with where they are. */
export async function wordsOfPages(pdf: Buffer): Promise<{ text: string; at: number[] }[][]> {
  const doc = await getDocumentProxy(new Uint8Array(pdf));
  const pages = Array.from({ length: doc.numPages }, async (_, index) => {
    const { items } = await (await doc.getPage(index + 1)).getTextContent();
    return items.flatMap((item) =>
      'str' in item && item.str.trim() ? [{ text: item.str, at: item.transform.map(Math.round) }] : [],
    );
  });
  return Promise.all(pages);
}

/** Everything in the file, decoded, whether a page shows it or not. */
export async function everythingIn(pdf: Buffer): Promise<string> {
  const { context } = await PDFDocument.load(pdf);
  return context
    .enumerateIndirectObjects()
    .map(([, object]) =>
      object instanceof PDFRawStream
        ? `${object.dict} ${Buffer.from(decodePDFRawStream(object).decode()).toString('latin1')}`
        : String(object),
    )
    .join('\n')
    .replace(/<FEFF([\dA-F]+)>/g, (_, hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le'));
}
