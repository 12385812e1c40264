import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Entity } from '../http/entity.ts';
import { errorTexts } from '../http/error-texts.ts';
import { Semaphore } from '../http/semaphore.ts';
import type { RenderTask, RenderWorkerData } from './render-worker.ts';

/** One processor is for the answers of the server. */
const THREADS = availableParallelism() > 3 ? 2 : 1;
/** How many pages may wait for a thread. */
const WAITING = 16;
/** After this a rendering is stopped, with its thread. */
const RENDER_LIMIT_MS = 2_000;
/** After as many pages the threads are replaced, in case something is left behind by each. */
const RENDERINGS = 10_000;
/** A thread that needs more memory than this ends, and another takes its place. */
const HEAP_MB = 128;
/** Small, so that a thread does not hold what it could have collected. */
const YOUNG_HEAP_MB = 16;

/** The bundle has it beside the server as JavaScript. */
const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js';

/** What the threads take of the memory of the process, together. */
export interface ThreadMemory {
  threads: number;
  heapUsed: number;
  heapSize: number;
  /** Of buffers, which are outside of the heap. */
  external: number;
}

/** Renders pages in threads of their own, so that the server goes on answering meanwhile. */
export class RenderPool {
  readonly #workerData: RenderWorkerData;
  readonly #turns: Semaphore;
  #threads: Piscina;
  /** Resolves once a thread has loaded the site, which may take longer than a rendering. */
  #ready: Promise<void>;
  #renderings = 0;

  /** @param patienceMs how long a page may wait for a thread */
  constructor(workerData: RenderWorkerData, patienceMs: number) {
    this.#workerData = workerData;
    this.#turns = new Semaphore({
      running: THREADS,
      waiting: WAITING,
      patienceMs,
      refusal: errorTexts.busy,
      retryAfter: 1,
    });
    [this.#threads, this.#ready] = this.#start();
  }

  /** How many pages wait for a thread. */
  get waiting(): number {
    return this.#turns.waiting;
  }

  /** The memory of the threads, in bytes. One that ends meanwhile is left out. */
  async memory(): Promise<ThreadMemory> {
    const heaps = await Promise.all(this.#threads.threads.map((thread) => thread.getHeapStatistics().catch(() => [])));
    const sum = { threads: 0, heapUsed: 0, heapSize: 0, external: 0 };
    for (const heap of heaps.flat()) {
      sum.threads += 1;
      sum.heapUsed += heap.used_heap_size;
      sum.heapSize += heap.total_heap_size;
      sum.external += heap.external_memory;
    }
    return sum;
  }

  /** Whether another page would be refused at once. */
  get isFull(): boolean {
    return this.#turns.waiting >= WAITING;
  }

  /**
   * Does what needs a thread, once one is free.
   *
   * @throws {HttpError} 503 when too many wait, or this one has waited too long.
   */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#turns.run(work);
  }

  /**
   * Renders a page and compresses it. Call it in a turn.
   *
   * @throws when a component throws, when it takes too long, or when its thread ends.
   */
  async render(task: RenderTask): Promise<Entity> {
    if (++this.#renderings % RENDERINGS === 0) this.#replace();
    const threads = this.#threads;
    await this.#ready;
    const signal = AbortSignal.timeout(RENDER_LIMIT_MS);
    const { type, variants }: Entity = await threads.run(task, { signal });
    // On its way from another thread a buffer becomes a plain array of bytes.
    for (const variant of Object.values(variants)) {
      if (variant.body) variant.body = Buffer.from(variant.body.buffer, variant.body.byteOffset, variant.body.length);
    }
    return { type, variants };
  }

  /** Stops the threads, and what they render. */
  close(): Promise<void> {
    return this.#threads.destroy();
  }

  #start(): [threads: Piscina, ready: Promise<void>] {
    const threads = new Piscina({
      filename: new URL(`./render-worker${extension}`, import.meta.url).href,
      workerData: this.#workerData,
      minThreads: THREADS,
      maxThreads: THREADS,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
    });
    // A thread that was stopped may still say something; what it was to render has failed already.
    threads.on('error', () => {});
    const ready: Promise<void> = threads.run(undefined, { name: 'ready' });
    ready.catch(() => {}); // each rendering says so
    return [threads, ready];
  }

  #replace(): void {
    const old = this.#threads;
    [this.#threads, this.#ready] = this.#start();
    // It ends what it has begun first.
    void old.close();
  }
}
