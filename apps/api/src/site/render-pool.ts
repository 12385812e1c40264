import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Entity } from '../http/entity.ts';
import { errorTexts } from '../http/error-texts.ts';
import { Semaphore } from '../http/semaphore.ts';
import type { RenderTask, RenderWorkerData } from './render-worker.ts';

/** One processor is for the answers of the server. */
const THREADS = availableParallelism() > 3 ? 2 : 1;
/** How many pages may wait for a thread, and how long. */
const WAITING = 16;
const PATIENCE_MS = 300;
/** After this a rendering is stopped, with its thread. */
const RENDER_LIMIT_MS = 2_000;
/** After as many pages the threads are replaced, in case something is left behind by each. */
const RENDERINGS = 10_000;
/** A thread that needs more memory than this ends, and another takes its place. */
const HEAP_MB = 256;
/** Small, so that a thread does not hold what it could have collected. */
const YOUNG_HEAP_MB = 16;

/** The bundle has it beside the server as JavaScript. */
const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js';

/** What a task becomes on its way from another thread. */
type Sent<Value> = { [Key in keyof Value]: Value[Key] extends Buffer ? Uint8Array : Sent<Value[Key]> };

/** Renders pages in threads of their own, so that the server goes on answering meanwhile. */
export class RenderPool {
  readonly #workerData: RenderWorkerData;
  readonly #turns = new Semaphore({
    running: THREADS,
    waiting: WAITING,
    patienceMs: PATIENCE_MS,
    refusal: errorTexts.busy,
    retryAfter: 1,
  });
  #threads: Piscina;
  /** A thread has loaded the site. That may take longer than a rendering. */
  #ready: Promise<void>;
  #renderings = 0;

  constructor(workerData: RenderWorkerData) {
    this.#workerData = workerData;
    this.#threads = this.#start();
    this.#ready = this.#threads.run(undefined, { name: 'ready' });
    this.#ready.catch(() => {}); // each rendering says so
  }

  /** How many pages wait for a thread. */
  get waiting(): number {
    return this.#turns.waiting;
  }

  /**
   * Renders a page and compresses it.
   *
   * @throws {HttpError} 503 when too many wait, or this one has waited too long.
   * @throws when a component throws, when it takes too long, or when its thread ends.
   */
  render(task: RenderTask): Promise<Entity> {
    return this.#turns.run(async () => {
      const threads = this.#threads;
      await this.#ready;
      if (++this.#renderings % RENDERINGS === 0) this.#replace();
      const signal = AbortSignal.timeout(RENDER_LIMIT_MS);
      const { type, variants }: Sent<Entity> = await threads.run(task, { signal });
      const sent = Object.entries(variants).map(([encoding, variant]) => [
        encoding,
        variant && { ...variant, body: Buffer.from(variant.body.buffer, variant.body.byteOffset, variant.body.length) },
      ]);
      return { type, variants: Object.fromEntries(sent) };
    });
  }

  /** Stops the threads, and what they render. */
  close(): Promise<void> {
    return this.#threads.destroy();
  }

  #start(): Piscina {
    const threads = new Piscina({
      filename: new URL(`./render-worker${extension}`, import.meta.url).href,
      workerData: this.#workerData,
      minThreads: THREADS,
      maxThreads: THREADS,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
    });
    // A thread that was stopped may still say something; what it was to render has failed already.
    threads.on('error', () => {});
    return threads;
  }

  #replace(): void {
    const old = this.#threads;
    this.#threads = this.#start();
    // It ends what it has begun first.
    void old.close();
  }
}
