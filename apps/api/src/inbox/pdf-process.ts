import { markedPdf } from './marked-pdf.ts';

/** A process of its own (`pdf-marker.ts`), which marks one file and ends. */

export interface PdfTask {
  bytes: Uint8Array;
  mark: string;
}

export type PdfResult = { marked: Uint8Array } | { error: string };

const resultOf = ({ bytes, mark }: PdfTask): Promise<PdfResult> =>
  markedPdf(bytes, mark).then(
    (marked) => ({ marked }),
    (error: unknown) => ({ error: String(error) }),
  );

process.once('message', async (task: PdfTask) => {
  process.send?.(await resultOf(task), undefined, undefined, () => process.disconnect());
});
