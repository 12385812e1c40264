import { describe, expect, test } from 'vitest';
import { completeAt } from './complete.ts';
import type { Frame } from './observe.ts';

const frame = (at: number, change: Partial<Frame> = {}): Frame => ({
  at,
  content: 60,
  sheets: 1,
  isReady: true,
  ...change,
});

describe('the content is complete', () => {
  test('in the first frame when it came whole', () => {
    expect(completeAt([frame(300)])).toBe(300);
  });

  test('not before its last part: content, styles or data', () => {
    expect(completeAt([frame(100, { content: 0 }), frame(200, { content: 10 }), frame(400)])).toBe(400);
    expect(completeAt([frame(100, { isReady: false }), frame(600)])).toBe(600);
    expect(completeAt([frame(100, { sheets: 0 }), frame(800)])).toBe(800);
  });

  test('only from when it stays so', () => {
    expect(completeAt([frame(100), frame(200, { isReady: false }), frame(300)])).toBe(300);
  });

  test('also when it held more for a while', () => {
    expect(completeAt([frame(100, { content: 65 }), frame(200)])).toBe(100);
  });

  test('never, when it ends without footer, unstyled or loading', () => {
    expect(() => completeAt([frame(1), frame(9, { isReady: false })])).toThrow('never complete');
    expect(() => completeAt([])).toThrow('never complete');
  });
});
