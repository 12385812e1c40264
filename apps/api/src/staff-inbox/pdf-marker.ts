import { fork } from 'node:child_process';
import { errorTexts } from '../http/error-texts.ts';
import { Semaphore } from '../http/semaphore.ts';
import type { PdfResult, PdfTask } from './pdf-process.ts';

/** In the bundle it is a JavaScript file beside the server. */
const script = new URL(import.meta.url.endsWith('.ts') ? './pdf-process.ts' : './pdf-process.js', import.meta.url);
/** It reads its code and the font, and writes nothing. */
const flags = ['--max-old-space-size=192', '--permission', '--allow-fs-read=*'];
/** A scan of five pages takes about a second, and four on a machine with much else to do. */
const LIMIT_MS = 12_000;

/**
 * Marks PDFs one at a time. Files come from strangers, so each gets a process of its own, with a
 * limit of time and memory, and without the server's environment: a thread that allocates too much
 * at once ends the server, whatever its limit.
 */
export class PdfMarker {
  readonly #limitMs: number;
  readonly #semaphore = new Semaphore({
    ...{ maxRunning: 1, maxWaiting: 5, maxWaitMs: 2 * LIMIT_MS },
    ...{ refusal: errorTexts.busy, retryAfter: 5 },
  });
  readonly #closing = new AbortController();

  constructor({ limitMs = LIMIT_MS } = {}) {
    this.#limitMs = limitMs;
  }

  /** @throws {HttpError} 503 if too many wait */
  mark(task: PdfTask): Promise<PdfResult> {
    return this.#semaphore.run(() => this.#run(task));
  }

  close(): void {
    this.#closing.abort();
  }

  #run(task: PdfTask): Promise<PdfResult> {
    return new Promise((resolve) => {
      const child = fork(script, {
        ...{ execArgv: flags, env: {}, serialization: 'advanced', stdio: 'ignore' },
        ...{ timeout: this.#limitMs, killSignal: 'SIGKILL', signal: this.#closing.signal },
      });
      let result: PdfResult | undefined;
      child.once('message', (message: PdfResult) => {
        result = message;
      });
      child.once('error', (error) => resolve({ error: String(error) }));
      child.once('close', (code, signal) => resolve(result ?? { error: `It ended with ${signal ?? code}` }));
      // The process may have ended: then `close` says so.
      child.send(task, () => {});
    });
  }
}
