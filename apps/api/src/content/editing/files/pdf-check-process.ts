import { type PdfProblem, problemOfPdf } from './pdf-content.ts';

/** A process of its own (`pdf-checker.ts`), which reads one file and ends. */

export interface PdfCheckTask {
  bytes: Uint8Array;
}

export interface PdfCheckResult {
  problem: PdfProblem | undefined;
}

process.once('message', async ({ bytes }: PdfCheckTask) => {
  const result: PdfCheckResult = { problem: await problemOfPdf(bytes) };
  process.send?.(result, undefined, undefined, () => process.disconnect());
});
