import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  firstPicture,
  isAutoplaying,
  type RotationEvent,
  type RotationState,
  rotate,
  startTimers,
} from './rotation.ts';

const stateAfter = (...events: RotationEvent[]) => events.reduce(rotate, firstPicture);
const autoplayAllowed = { count: 3, isStill: false, isHovered: false, isHidden: false };

describe('[HOME-03] turns of the hero’s pictures', () => {
  test('follow each other, and the first follows the last', () => {
    const turn = { type: 'turn', count: 3 } as const;
    expect(stateAfter(turn).current).toBe(1);
    expect(stateAfter(turn, turn, turn).current).toBe(0);
  });

  test('picking a picture turns autoplay off', () => {
    expect(stateAfter({ type: 'pick', index: 2 })).toMatchObject({ current: 2, mode: 'stopped' });
  });

  test('picking a picture does not stop autoplay that was started with the button', () => {
    const state = stateAfter({ type: 'toggle' }, { type: 'toggle' }, { type: 'pick', index: 1 });
    expect(state).toMatchObject({ current: 1, mode: 'playing' });
  });

  test('only the first picture is downloaded, the next one shortly before its turn', () => {
    expect(firstPicture.requested).toEqual([0]);
    expect(stateAfter({ type: 'prepare', count: 3 }).requested).toEqual([0, 1]);
    expect(stateAfter({ type: 'pick', index: 2 }).requested).toEqual([0, 2]);
  });

  test('the previous picture stays visible until the next one has loaded', () => {
    const waiting = stateAfter({ type: 'turn', count: 3 }, { type: 'turn', count: 3 });
    expect(waiting).toMatchObject({ current: 2, under: 0 });
    const loaded = rotate(rotate(waiting, { type: 'arrive', index: 2 }), { type: 'turn', count: 3 });
    expect(loaded).toMatchObject({ current: 0, under: 2 });
  });
});

describe('[HOME-03] pausing', () => {
  test('the button stops and starts', () => {
    expect(stateAfter({ type: 'toggle' }).mode).toBe('stopped');
    expect(stateAfter({ type: 'toggle' }, { type: 'toggle' }).mode).toBe('playing');
  });

  test('focus stops autoplay, unless it was started with the button', () => {
    expect(stateAfter({ type: 'focus' }).mode).toBe('stopped');
    expect(stateAfter({ type: 'focus' }, { type: 'toggle' }, { type: 'focus' }).mode).toBe('playing');
  });

  test('hover pauses autoplay, unless it was started with the button', () => {
    expect(isAutoplaying('auto', autoplayAllowed)).toBe(true);
    expect(isAutoplaying('auto', { ...autoplayAllowed, isHovered: true })).toBe(false);
    expect(isAutoplaying('playing', { ...autoplayAllowed, isHovered: true })).toBe(true);
  });

  test.each<[string, Partial<typeof autoplayAllowed>]>([
    ['with reduced motion or data saving', { isStill: true }],
    ['in a background tab', { isHidden: true }],
    ['with one picture', { count: 1 }],
    ['without pictures', { count: 0 }],
  ])('nothing turns %s', (_, conditions) => {
    const modes: RotationState['mode'][] = ['auto', 'playing', 'stopped'];
    expect(modes.filter((mode) => isAutoplaying(mode, { ...autoplayAllowed, ...conditions }))).toEqual([]);
  });
});

describe('[HOME-03] the clock of a turn', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('downloads the next picture after 3000 ms and shows it after 5000 ms', () => {
    const onPrepare = vi.fn();
    const onTurn = vi.fn();
    startTimers(5000, onPrepare, onTurn);
    vi.advanceTimersByTime(2999);
    expect(onPrepare).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onPrepare).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1999);
    expect(onTurn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onTurn).toHaveBeenCalledTimes(1);
  });

  test('does nothing once stopped', () => {
    const onTurn = vi.fn();
    const stop = startTimers(5000, onTurn, onTurn);
    stop();
    vi.advanceTimersByTime(10_000);
    expect(onTurn).not.toHaveBeenCalled();
  });
});
