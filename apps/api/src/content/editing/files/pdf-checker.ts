import { OwnProcess } from '../../../pdf/own-process.ts';
import type { PdfCheckResult, PdfCheckTask } from './pdf-check-process.ts';
import type { PdfProblem } from './pdf-content.ts';

/** In the bundle it is a JavaScript file beside the server. */
const script = new URL(
  import.meta.url.endsWith('.ts') ? './pdf-check-process.ts' : './pdf-check-process.js',
  import.meta.url,
);
/** A file of 20 MB takes some seconds. */
const LIMIT_MS = 20_000;
const HEAP = 384;

/** Reads the PDFs that staff upload. What cannot be read within the limits is broken. */
export class PdfChecker {
  readonly #process: OwnProcess<PdfCheckTask, PdfCheckResult>;

  constructor({ limitMs = LIMIT_MS } = {}) {
    this.#process = new OwnProcess(script, { limitMs, heap: HEAP });
  }

  /** @throws {HttpError} 503 if too many wait */
  async check(bytes: Uint8Array): Promise<PdfProblem | undefined> {
    const result = await this.#process.run({ bytes });
    return 'error' in result ? 'broken' : result.problem;
  }

  close(): void {
    this.#process.close();
  }
}
