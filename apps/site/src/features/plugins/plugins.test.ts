import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSiteStore } from '../../app/store.ts';
import { type PluginsState, selectPluginsState, syncFinished, syncStarted, toggled } from './pluginsSlice.ts';
import './pluginsListener.ts';

const START = new Date('2026-11-22T12:00:00.000Z');
const instantAfter = (ms: number) => new Date(START.getTime() + ms).toISOString();

function createStore() {
  const store = createSiteStore();
  const state = (): PluginsState => selectPluginsState(store.getState());
  const plugin = (id: string) => {
    const found = state().plugins.find((each) => each.id === id);
    if (!found) throw new Error(`no ${id}`);
    return found;
  };
  return { dispatch: store.dispatch, state, plugin };
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('[PLUG-02] nine sources at the start: seven active, forest loss syncing, fire detection in error', () => {
  const { plugins } = selectPluginsState({});
  expect(plugins.map(({ status }) => status).filter((status) => status === 'active')).toHaveLength(7);
  expect(plugins.find(({ id }) => id === 'forest-loss')?.status).toBe('syncing');
  expect(plugins.find(({ id }) => id === 'fire-detection')?.status).toBe('error');
  expect(plugins).toHaveLength(9);
  const points = plugins.map(({ dataPoints }) => dataPoints);
  const accuracies = plugins.map(({ accuracy }) => accuracy);
  expect([Math.min(...points), Math.max(...points)]).toEqual([5_680, 45_670]);
  expect([Math.min(...accuracies), Math.max(...accuracies)]).toEqual([87, 96]);
});

describe('[PLUG-03] the switch', () => {
  test('turns an active source off and on again, and only the latter is a sync', () => {
    const { dispatch, plugin } = createStore();
    const { lastSync } = plugin('land-cover');
    dispatch(toggled('land-cover'));
    expect(plugin('land-cover')).toMatchObject({ status: 'inactive', lastSync });
    vi.setSystemTime(instantAfter(1234));
    dispatch(toggled('land-cover'));
    expect(plugin('land-cover')).toMatchObject({ status: 'active', lastSync: instantAfter(1234) });
  });

  test('makes a source in error sync, and leaves one that syncs', () => {
    const { dispatch, plugin } = createStore();
    const { lastSync } = plugin('fire-detection');
    dispatch(toggled('fire-detection'));
    expect(plugin('fire-detection')).toMatchObject({ status: 'syncing', lastSync });
    dispatch(toggled('fire-detection'));
    expect(plugin('fire-detection').status).toBe('syncing');
  });
});

describe('[PLUG-04] Sync All Sources', () => {
  test('reaches the sources one by one, 800 ms apart, and ends 1500 ms after the last', async () => {
    const { dispatch, state } = createStore();
    const order = state().plugins.map(({ id }) => id);
    dispatch(syncStarted());
    await vi.advanceTimersByTimeAsync(0);
    for (const [place, id] of order.entries()) {
      const reached = () => state().plugins.filter(({ lastSync }) => lastSync >= START.toISOString());
      expect(reached().map((each) => each.id)).toEqual(order.slice(0, place + 1));
      expect(state().plugins[place]).toEqual(
        expect.objectContaining({ id, status: 'syncing', lastSync: instantAfter(800 * place) }),
      );
      if (place === order.length - 1) break;
      await vi.advanceTimersByTimeAsync(799);
      expect(reached()).toHaveLength(place + 1);
      await vi.advanceTimersByTimeAsync(1);
    }
    await vi.advanceTimersByTimeAsync(1499);
    expect(state().isSyncing).toBe(true);
    expect(state().plugins.every(({ status }) => status === 'syncing')).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(state().isSyncing).toBe(false);
    expect(state().plugins.every(({ status }) => status === 'active')).toBe(true);
    expect(new Set(state().plugins.map(({ lastSync }) => lastSync))).toEqual(new Set([instantAfter(800 * 8 + 1500)]));
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    ['least', 0, 100, 0],
    ['most', 0.999_999, 599, 1.999_998],
  ])('adds 100 to 599 points and under 2 percent, at most to 99: the %s', async (_name, random, points, percent) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const { dispatch, state } = createStore();
    const before = state().plugins;
    dispatch(syncStarted());
    await vi.advanceTimersByTimeAsync(800 * 8 + 1500);
    for (const [place, { dataPoints, accuracy }] of state().plugins.entries()) {
      expect(dataPoints).toBe((before[place]?.dataPoints ?? 0) + points);
      expect(accuracy).toBeCloseTo((before[place]?.accuracy ?? 0) + percent, 6);
    }
    dispatch(syncFinished({ 'high-resolution': { dataPoints: 0, accuracy: 1.9 } }));
    dispatch(syncFinished({ 'high-resolution': { dataPoints: 0, accuracy: 1.9 } }));
    expect(state().plugins.find(({ id }) => id === 'high-resolution')?.accuracy).toBeLessThanOrEqual(99);
  });

  test('leaves what is switched off as it is, also what is switched off during the run', async () => {
    const { dispatch, plugin } = createStore();
    const off = plugin('land-cover');
    const later = plugin('socioeconomic');
    dispatch(toggled('land-cover'));
    dispatch(syncStarted());
    await vi.advanceTimersByTimeAsync(800);
    dispatch(toggled('socioeconomic'));
    await vi.advanceTimersByTimeAsync(800 * 7 + 1500);
    expect(plugin('land-cover')).toEqual({ ...off, status: 'inactive' });
    expect(plugin('socioeconomic')).toEqual({ ...later, status: 'inactive' });
  });

  test('is one run at a time', async () => {
    const { dispatch, state } = createStore();
    const [first] = state().plugins;
    dispatch(syncStarted());
    await vi.advanceTimersByTimeAsync(800);
    dispatch(syncStarted());
    await vi.advanceTimersByTimeAsync(800 * 7 + 1500);
    expect(state().isSyncing).toBe(false);
    expect((state().plugins[0]?.dataPoints ?? 0) - (first?.dataPoints ?? 0)).toBeLessThan(600);
    expect(vi.getTimerCount()).toBe(0);
  });
});
