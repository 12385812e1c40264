import { Counter, Histogram, type Registry } from '@prometheus-io/client';
import { cachedFor } from './cached.ts';
import { gaugeIn } from './gauge.ts';
import type { ThreadMemory } from './render-pool.ts';
import type { PageResult } from './rendered-pages.ts';

/** Rendering failed, the queue is full, or the visitor has reached the limit. */
export type ShellReason = 'failure' | 'busy' | 'limit';

interface PageFigures {
  pages: number;
  bytes: number;
  waiting: number;
}

export interface PageMeter {
  countResult(result: PageResult): void;
  countShell(reason: ShellReason): void;
  /** Renders a page and records the duration. */
  timed<Result>(render: () => Promise<Result>): Promise<Result>;
  /** Sets what reads the cache size, the queue length and the memory of the threads. */
  watch(read: () => PageFigures, memory: () => Promise<ThreadMemory>): void;
}

/** Used if metrics are disabled. */
export const unmetered: PageMeter = {
  countResult: () => {},
  countShell: () => {},
  timed: (render) => render(),
  watch: () => {},
};

/** Four metrics share one reading of the threads. */
const MEMORY_FOR_MS = 500;
/** Seconds. The last bucket ends at the render timeout. */
const RENDER_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2];

/** Registers the page metrics. Labels start at 0, so that Prometheus counts the first increase. */
export function pageMeter(registers: Registry[]): PageMeter {
  const results = new Counter({
    name: 'nzete_page_requests_total',
    help: 'Pages asked for: kept (hit), kept but not renewed in time (stale), to be rendered (miss)',
    labelNames: ['result'],
    registers,
  });
  for (const result of ['hit', 'stale', 'miss'] satisfies PageResult[]) results.inc({ result }, 0);
  const shells = new Counter({
    name: 'nzete_page_shells_total',
    help: 'Pages that were sent without content, from which the browser starts alone, by reason',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of ['failure', 'busy', 'limit'] satisfies ShellReason[]) shells.inc({ reason }, 0);
  const duration = new Histogram({
    name: 'nzete_page_render_duration_seconds',
    help: 'Time to render and compress a page, without the wait for a thread',
    buckets: RENDER_BUCKETS,
    registers,
  });
  return {
    countResult: (result) => results.inc({ result }),
    countShell: (reason) => shells.inc({ reason }),
    timed: (render) => {
      const end = duration.startTimer();
      return render().finally(() => void end());
    },
    watch: (read, memory) => {
      watchPages(registers, read);
      watchThreads(registers, memory);
    },
  };
}

function watchPages(registers: Registry[], read: () => PageFigures): void {
  const gauge = gaugeIn(registers);
  gauge('pages_kept', 'Rendered pages that are kept', () => read().pages);
  gauge('pages_kept_bytes', 'Size of the kept pages', () => read().bytes);
  gauge('pages_waiting', 'Pages that wait to be rendered', () => read().waiting);
}

function watchThreads(registers: Registry[], read: () => Promise<ThreadMemory>): void {
  const gauge = gaugeIn(registers);
  const memory = cachedFor(MEMORY_FOR_MS, read);
  const figure = (name: keyof ThreadMemory) => async () => (await memory())[name];
  gauge('render_threads', 'Threads that render pages', figure('threads'));
  gauge('render_threads_heap_used_bytes', 'In use of the heaps of the threads that render', figure('heapUsed'));
  gauge('render_threads_heap_size_bytes', 'The heaps of the threads that render', figure('heapSize'));
  gauge(
    'render_threads_external_bytes',
    'Buffers of the threads that render, outside of their heaps',
    figure('external'),
  );
}
