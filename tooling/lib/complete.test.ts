import { describe, expect, test } from 'vitest';
import { completeAt } from './complete.ts';
import type { Frame } from './observe.ts';

const frame = (at: number, change: Partial<Frame> = {}): Frame => ({
  at,
  main: 40,
  footer: 20,
  sheets: 1,
  isStyled: true,
  isLoading: false,
  ...change,
});

describe('the content is complete', () => {
  test('in the first frame when it came whole', () => {
    expect(completeAt([frame(300)])).toBe(300);
  });

  test('not before its last part: main, footer, styles or data', () => {
    const early = [frame(100, { main: 0, footer: 0 }), frame(200, { main: 10 })];
    expect(completeAt([...early, frame(400)])).toBe(400);
    expect(completeAt([frame(100, { footer: 0 }), frame(500)])).toBe(500);
    expect(completeAt([frame(100, { isStyled: false }), frame(600)])).toBe(600);
    expect(completeAt([frame(100, { isLoading: true }), frame(700)])).toBe(700);
    expect(completeAt([frame(100, { sheets: 0 }), frame(800)])).toBe(800);
  });

  test('only from when it stays so', () => {
    expect(completeAt([frame(100), frame(200, { isLoading: true }), frame(300)])).toBe(300);
  });

  test('also when it held more for a while', () => {
    expect(completeAt([frame(100, { main: 45 }), frame(200)])).toBe(100);
  });

  test('never, when it ends without footer, unstyled or loading', () => {
    for (const end of [frame(9, { footer: 0 }), frame(9, { isStyled: false }), frame(9, { isLoading: true })])
      expect(() => completeAt([frame(1), end])).toThrow('never complete');
    expect(() => completeAt([])).toThrow('never complete');
  });
});
