import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { CardRequest, FormDrafts, PageRequest, Rendering, RenderOptions } from '../../../site/src/app/renderer.ts';
import type { ApiAnswer, ApiCall } from '../http/api-call.ts';
import { httpProblems } from '../http/problems/problems.ts';
import { Semaphore } from '../http/semaphore.ts';
import type { PageMessage, PageTask, RenderWorkerData } from './render-worker.ts';

/** Leaves one processor to the main thread. */
const THREADS = availableParallelism() > 3 ? 2 : 1;
/** A long queue, so that persistent clients wait instead of retrying at once. */
const MAX_WAITING = 100;
/** The timeout of a page, unless it may wait longer than that. Its thread is replaced. */
const RENDER_LIMIT_MS = 4_000;
/** That of a form: its handler may make three calls in turn, each with a limit of its own. */
const FORM_LIMIT_MS = 30_000;
const MAX_TASKS = 10_000;
/** A thread that exceeds this memory is replaced. */
const HEAP_MB = 128;
/** A small young generation reduces the memory of a thread. */
const YOUNG_HEAP_MB = 8;

/** In the bundle the worker is a JavaScript file beside the server. */
const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js';

/** The memory of all threads together. */
export interface ThreadMemory {
  threads: number;
  heapUsed: number;
  heapSize: number;
  /** Buffers outside the heap. */
  external: number;
}

/** Answers a call instead of the API; `undefined` leaves it to the API. */
export type AnswerFirst = (call: ApiCall) => Promise<ApiAnswer | undefined>;

/** Where the data of a page come from. */
interface PageSource {
  /** The sender of the form, if there is one. */
  sender?: Sender | undefined;
  answer?: AnswerFirst;
}

/** The visitor who sent a form. */
export interface Sender {
  ip: string;
  userAgent: string;
}

interface RenderPoolOptions extends RenderWorkerData {
  /** Handles a page's requests to the API; with a sender it is the page of a form. */
  callApi: (call: ApiCall, sender?: Sender) => Promise<ApiAnswer>;
  drafts: FormDrafts;
  /** The texts in place of messages in a language, if there are any. */
  texts?: (language: PageRequest['language']) => Promise<RenderOptions['texts']>;
  /** How long a page may wait for a thread, in milliseconds. */
  maxWaitMs: number;
  /** Threads are replaced after this many tasks, in case memory leaks. @default 10,000 */
  maxTasks?: number;
}

interface RunOptions {
  transferList?: PageTask['main'][];
  limitMs?: number | undefined;
}

/** Renders pages and draws cards in worker threads, to keep the main thread free. */
export class RenderPool {
  readonly #workerData: RenderWorkerData;
  readonly #callApi: RenderPoolOptions['callApi'];
  readonly #drafts: FormDrafts;
  readonly #texts: NonNullable<RenderPoolOptions['texts']>;
  readonly #semaphore: Semaphore;
  #threads: Piscina;
  /** Resolves once a thread has loaded the site, which may take longer than rendering a page. */
  #ready: Promise<void>;
  readonly #limitMs: number;
  readonly #maxTasks: number;
  #tasks = 0;

  constructor({
    callApi,
    drafts,
    texts = async () => undefined,
    maxWaitMs,
    maxTasks = MAX_TASKS,
    rendererUrl,
    folder,
  }: RenderPoolOptions) {
    this.#limitMs = Math.max(RENDER_LIMIT_MS, maxWaitMs);
    this.#maxTasks = maxTasks;
    this.#workerData = { rendererUrl, folder };
    this.#callApi = callApi;
    this.#drafts = drafts;
    this.#texts = texts;
    this.#semaphore = new Semaphore({
      maxRunning: THREADS,
      maxWaiting: MAX_WAITING,
      maxWaitMs,
      refusal: httpProblems.busy,
      retryAfter: 1,
    });
    [this.#threads, this.#ready] = this.#start();
  }

  /** The number of pages waiting for a thread. */
  get waiting(): number {
    return this.#semaphore.waiting;
  }

  /** Whether another page would be refused at once. */
  get isFull(): boolean {
    return this.#semaphore.waiting >= MAX_WAITING;
  }

  /** The memory of the threads, in bytes, without threads that end meanwhile. */
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

  /**
   * Waits for a free thread. Only pages that a visitor waits for need to; cached pages are renewed
   * in between.
   *
   * @throws {HttpError} 503 if too many are waiting, or this one has waited too long
   */
  whenFree<Result>(work: () => Promise<Result>, maxWaitMs?: number): Promise<Result> {
    return this.#semaphore.run(work, maxWaitMs);
  }

  /**
   * @throws if a component throws, the page takes too long, or its thread ends
   */
  async renderPage(request: PageRequest, options: RenderOptions, source: PageSource = {}): Promise<Rendering> {
    const texts = await this.#texts(request.language);
    const { port1, port2 } = new MessageChannel();
    port1.on('message', async ({ call, reply }: PageMessage) => {
      reply.postMessage(
        await this.#answer(call, source).then(
          (answer) => ({ answer }),
          (error: unknown) => ({ error }),
        ),
      );
      reply.close();
    });
    try {
      const task: PageTask = { request, options: { ...options, texts }, main: port2 };
      return await this.#run('renderPage', task, { transferList: [port2], limitMs: source.sender && FORM_LIMIT_MS });
    } finally {
      port1.close();
    }
  }

  /** @throws if the card cannot be drawn */
  drawCard(request: CardRequest): Promise<Uint8Array> {
    return this.#run('drawCard', request);
  }

  /** Stops the threads and their tasks. */
  close(): Promise<void> {
    return this.#threads.destroy();
  }

  async #answer(call: PageMessage['call'], { sender, answer }: PageSource): Promise<unknown> {
    if ('url' in call) return (await answer?.(call)) ?? this.#callApi(call, sender);
    // The cast: the arguments are those of this function.
    const ask = this.#drafts[call.name] as (...args: unknown[]) => Promise<unknown>;
    return ask(...call.args);
  }

  async #run(name: string, task: unknown, { transferList = [], limitMs = this.#limitMs }: RunOptions = {}) {
    if (++this.#tasks % this.#maxTasks === 0) this.#replace();
    const threads = this.#threads;
    await this.#ready;
    return threads.run(task, { name, transferList, signal: AbortSignal.timeout(limitMs) });
  }

  #start(): [threads: Piscina, ready: Promise<void>] {
    const threads = new Piscina({
      filename: new URL(`./render-worker${extension}`, import.meta.url).href,
      workerData: this.#workerData,
      minThreads: THREADS,
      maxThreads: THREADS,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
    });
    // Emitted for a terminated thread, whose task has been rejected already.
    threads.on('error', () => {});
    const ready: Promise<void> = threads.run(undefined, { name: 'ready' });
    ready.catch(() => {}); // awaited by each task
    return [threads, ready];
  }

  #replace(): void {
    const old = this.#threads;
    [this.#threads, this.#ready] = this.#start();
    // It finishes its tasks first.
    void old.close();
  }
}
