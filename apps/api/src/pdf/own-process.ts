import { fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { httpProblems } from '../http/problems/problems.ts';
import { Semaphore } from '../http/semaphore.ts';

interface ProcessLimits {
  /** When it is ended. */
  limitMs: number;
  /** Of what JavaScript allocates, in MB. */
  heap: number;
}

/** What streams expand to is outside of the heap: when memory runs out, Linux ends this process first. */
const endFirstWithoutMemory = (pid: number | undefined) =>
  writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => {});

/**
 * Reads PDFs one at a time. Files come from strangers, so each gets a process of its own, with a
 * limit of time and memory, and without the server's environment: a thread that allocates too much
 * at once ends the server, whatever its limit.
 */
export class OwnProcess<Task extends object, Result> {
  readonly #script: URL;
  readonly #limits: ProcessLimits;
  readonly #semaphore: Semaphore;
  readonly #closing = new AbortController();

  /** @param script sends its result for the first message, and ends */
  constructor(script: URL, limits: ProcessLimits) {
    this.#script = script;
    this.#limits = limits;
    this.#semaphore = new Semaphore({
      maxRunning: 1,
      maxWaiting: 5,
      maxWaitMs: 2 * limits.limitMs,
      refusal: httpProblems.busy,
      retryAfter: 5,
    });
  }

  /** @throws {HttpError} 503 if too many wait */
  run(task: Task): Promise<Result | { error: string }> {
    return this.#semaphore.run(() => this.#run(task));
  }

  close(): void {
    this.#closing.abort();
  }

  #run(task: Task): Promise<Result | { error: string }> {
    const { limitMs, heap } = this.#limits;
    return new Promise((resolve) => {
      const child = fork(this.#script, {
        // It reads its code and the fonts, and writes nothing.
        execArgv: [`--max-old-space-size=${heap}`, '--permission', '--allow-fs-read=*'],
        env: {},
        serialization: 'advanced',
        stdio: 'ignore',
        timeout: limitMs,
        killSignal: 'SIGKILL',
        signal: this.#closing.signal,
      });
      void endFirstWithoutMemory(child.pid);
      let result: Result | undefined;
      child.once('message', (message: Result) => {
        result = message;
      });
      child.once('error', (error) => resolve({ error: String(error) }));
      child.once('close', (code, signal) => resolve(result ?? { error: `It ended with ${signal ?? code}` }));
      // The process may have ended: then `close` says so.
      child.send(task, () => {});
    });
  }
}
