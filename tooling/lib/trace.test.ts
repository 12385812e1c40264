import { describe, expect, test } from 'vitest';
import { type TraceEvent, workOf } from './trace.ts';

const url = 'http://127.0.0.1:1/';
/** An event of the page's main thread; times in milliseconds after the start of the visit, which is at 7 s of the trace. */
const event = (name: string, at: number, ms = 0, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts: (7_000 + at) * 1_000,
  dur: ms * 1_000,
  ...more,
});
const start = event('navigationStart', 0, 0, { ph: 'R', args: { data: { documentLoaderURL: url } } });
const paint = (at: number) => event('firstContentfulPaint', at, 0, { ph: 'R' });

describe('the work of a main thread', () => {
  test('is that of the tasks of the page, from its start to the end of the visit', () => {
    const trace = [
      event('RunTask', -100, 50),
      start,
      paint(10),
      event('RunTask', 20, 30),
      event('RunTask', 60, 40),
      event('RunTask', 60, 500, { tid: 2 }),
      event('RunTask', 60, 500, { pid: 2 }),
      event('RunTask', 8_000, 60),
    ];
    expect(workOf(trace, url, 5_000).mainThread).toBe(70);
    expect(workOf(trace, url, 9_000).mainThread).toBe(130);
  });

  test('is processor time: what other programs take is not counted', () => {
    const trace = [start, paint(10), event('RunTask', 20, 30, { tdur: 12_000 })];
    expect(workOf(trace, url, 5_000).mainThread).toBe(12);
  });

  test('is split by kind, what lies in something else counted once, what is outside tasks not', () => {
    const trace = [
      start,
      paint(10),
      event('RunTask', 20, 100),
      event('FunctionCall', 30, 60),
      event('Layout', 40, 15),
      event('HitTest', 60, 5),
      event('UpdateLayoutTree', 92, 4),
      event('Paint', 100, 10),
      event('v8.compile', 125, 3),
    ];
    expect(workOf(trace, url, 5_000)).toMatchObject({ mainThread: 100, script: 45, styleAndLayout: 19, paint: 10 });
  });

  test('blocks with what goes beyond 50 ms a task, from the first paint to 5 s', () => {
    const trace = [
      start,
      event('RunTask', 0, 200),
      paint(300),
      event('RunTask', 310, 49),
      event('RunTask', 400, 80),
      event('RunTask', 4_930, 200),
      event('RunTask', 5_500, 300),
    ];
    expect(workOf(trace, url, 9_000)).toMatchObject({ blocking: 30 + 20, blockingFromStart: 150 + 30 + 20 });
    expect(workOf(trace, url, 9_000).longestTask).toBe(300);
  });

  test('cannot be told without the visit or its first paint', () => {
    expect(() => workOf([event('RunTask', 0, 1)], url, 5_000)).toThrow('has no visit');
    expect(() => workOf([start], url, 5_000)).toThrow('has no first paint');
  });
});
