/** The work of a page's main thread, read from a trace of the browser. */

/** What is used of an event of Chromium's trace format. Times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the thread: what other programs take from the machine is not in it. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

/** In milliseconds. */
export interface Work {
  /** Processor time of all tasks. */
  mainThread: number;
  script: number;
  styleAndLayout: number;
  paint: number;
  longestTask: number;
  /** What of the tasks from the first paint until 5 s after the start goes beyond 50 ms each. */
  blocking: number;
  /** The same from the start on: what blocks before the first paint keeps the page away instead. */
  blockingFromStart: number;
}

/** The blocking time counts until here, and the work of a visit at least so far, in milliseconds. */
export const WATCHED_MS = 5_000;
const LONG_MS = 50;

type Kind = 'script' | 'styleAndLayout' | 'paint' | 'other';

const kinds: [Kind, RegExp][] = [
  [
    'script',
    /^(EvaluateScript|FunctionCall|TimerFire|EventDispatch|FireAnimationFrame|FireIdleCallback|RunMicrotasks)$/,
  ],
  ['script', /^(v8\.|V8\.|MinorGC|MajorGC|BlinkGC)/],
  ['styleAndLayout', /^(UpdateLayoutTree|Layout|ParseAuthorStyleSheet)$/],
  ['paint', /^(PrePaint|Paint|PaintImage|Layerize|UpdateLayer|UpdateLayerTree|Commit|CompositeLayers)$/],
];
const kindOf = ({ name }: TraceEvent) => kinds.find(([, names]) => names.test(name))?.[0];

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
const cost = ({ dur = 0, tdur = dur }: TraceEvent) => tdur;

/** Events lie inside each other: of each only what no inner one accounts for, by kind. What has no kind belongs to what it lies in. */
function split(events: TraceEvent[]): Record<Kind, number> {
  const sums: Record<Kind, number> = { script: 0, styleAndLayout: 0, paint: 0, other: 0 };
  const open: { event: TraceEvent; kind: Kind }[] = [];
  for (const event of events.toSorted((a, b) => a.ts - b.ts || end(b) - end(a))) {
    while (open.length > 0 && end((open.at(-1) as { event: TraceEvent }).event) <= event.ts) open.pop();
    const outer = open.at(-1);
    if (!outer && event.name !== 'RunTask') continue;
    const kind = kindOf(event) ?? outer?.kind ?? 'other';
    sums[kind] += cost(event);
    if (outer) sums[outer.kind] -= cost(event);
    open.push({ event, kind });
  }
  return sums;
}

/**
 * Sums up what the main thread of the page did.
 *
 * @param url the address that was visited
 * @param until where the visit ends, in milliseconds after its start
 */
export function workOf(trace: TraceEvent[], url: string, until: number): Work {
  const start = trace.find(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url);
  if (!start) throw new Error(`The trace has no visit of ${url}.`);
  const own = trace.filter(({ pid, tid }) => pid === start.pid && tid === start.tid);
  const at = (milliseconds: number) => start.ts + milliseconds * 1_000;
  const events = own.filter(({ ph, ts }) => ph === 'X' && ts >= start.ts && ts < at(until));
  const tasks = events.filter(({ name }) => name === 'RunTask');
  const paint = own.find(({ name, ts }) => name === 'firstContentfulPaint' && ts >= start.ts);
  if (!paint) throw new Error(`The trace of ${url} has no first paint.`);
  const blockingFrom = (from: number) =>
    sum(
      tasks.map((task) => Math.max(0, Math.min(end(task), at(WATCHED_MS)) - Math.max(task.ts, from) - LONG_MS * 1_000)),
    );
  const { script, styleAndLayout, paint: painting } = split(events);
  return {
    mainThread: sum(tasks.map(cost)) / 1_000,
    script: script / 1_000,
    styleAndLayout: styleAndLayout / 1_000,
    paint: painting / 1_000,
    longestTask: Math.max(0, ...tasks.map(({ dur = 0 }) => dur)) / 1_000,
    blocking: blockingFrom(paint.ts) / 1_000,
    blockingFromStart: blockingFrom(start.ts) / 1_000,
  };
}
