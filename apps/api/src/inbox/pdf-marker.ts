import { OwnProcess } from '../pdf/own-process.ts';
import type { PdfResult, PdfTask } from './pdf-process.ts';

/** In the bundle it is a JavaScript file beside the server. */
const script = new URL(import.meta.url.endsWith('.ts') ? './pdf-process.ts' : './pdf-process.js', import.meta.url);
/** A scan of five pages takes about a second. After eight seconds the server would answer "busy". */
const LIMIT_MS = 7_000;
const HEAP = 192;

/** Marks PDFs that strangers have sent. */
export class PdfMarker {
  readonly #process: OwnProcess<PdfTask, PdfResult>;

  constructor({ limitMs = LIMIT_MS } = {}) {
    this.#process = new OwnProcess(script, { limitMs, heap: HEAP });
  }

  /** @throws {HttpError} 503 if too many wait */
  mark(task: PdfTask): Promise<PdfResult> {
    return this.#process.run(task);
  }

  close(): void {
    this.#process.close();
  }
}
