import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSiteStore } from '../../app/store.ts';
import { deviceShared } from '../../shared/outbox/outboxSlice.ts';
import { stubBrowser } from '../../testing.ts';
import {
  clearingUndone,
  draftChanged,
  draftClosed,
  draftDiscarded,
  draftOpened,
  pageLeft,
  selectDraft,
} from './draftsSlice.ts';
import './draftsListener.ts';

const empty = { firstName: '', interests: [] as string[], agreed: false };
const written = { firstName: 'Ada', interests: ['Reforestation'], agreed: true };
const KEY = 'draft.volunteers';
const record = (values: unknown, more: object = {}) =>
  JSON.stringify({ version: 1, savedAt: Date.now(), values, ...more });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function createDraft(name = 'volunteers') {
  const { dispatch, getState } = createSiteStore();
  return {
    open: () => dispatch(draftOpened({ name, empty })),
    save: (values: typeof empty, form = name) => dispatch(draftChanged({ name: form, values })),
    discard: () => dispatch(draftDiscarded({ name })),
    undo: () => dispatch(clearingUndone({ name })),
    leavePage: () => dispatch(pageLeft()),
    close: () => dispatch(draftClosed({ name })),
    shareDevice: (is: boolean) => dispatch(deviceShared(is)),
    openOther: (other: string) => dispatch(draftOpened({ name: other, empty })),
    state: () => {
      const { status, restored } = selectDraft(getState(), name) ?? {};
      return { status, restored };
    },
  };
}
function openDraft(stored: Record<string, string> = {}, canStore = true) {
  const browser = stubBrowser({ stored, canStore });
  const draft = createDraft();
  draft.open();
  return { ...browser, draft };
}
/** Advances the clock past the debounce delay. */
const pause = () => vi.advanceTimersByTimeAsync(400);
const stored = (values: Map<string, string>) => JSON.parse(values.get(KEY) ?? 'null')?.values;

describe('what is typed', () => {
  test('is written when the visitor pauses, once, and read by the next visit', async () => {
    const { draft, values } = openDraft();
    draft.save({ ...written, firstName: 'A' });
    draft.save(written);
    expect(values.has(KEY)).toBe(false);
    await pause();
    expect(stored(values)).toEqual(written);
    expect(draft.state().status).toBe('saved');
    const { draft: next } = openDraft(Object.fromEntries(values));
    expect(next.state()).toEqual({ status: 'saved', restored: written });
  });

  test.each(['leavePage', 'close'] as const)('is written at once when the page or the form goes away: %s', (go) => {
    const { draft, values } = openDraft();
    draft.save(written);
    draft[go]();
    expect(stored(values)).toEqual(written);
  });

  test('[PRIV-34] in two forms is written for both', async () => {
    const { draft, values } = openDraft();
    draft.openOther('feedback');
    draft.save(written);
    draft.save({ ...written, firstName: 'Grace' }, 'feedback');
    await pause();
    expect([...values.keys()].sort()).toEqual(['draft.feedback', KEY]);
  });

  test('comes back when the form is opened again', () => {
    const { draft } = openDraft();
    draft.save(written);
    draft.close();
    draft.open();
    expect(draft.state()).toEqual({ status: 'saved', restored: written });
  });

  test('in two tabs stays that of the tab which is reloaded, unless nothing was typed there', async () => {
    const { draft: first, values } = openDraft();
    const [second, reader] = [createDraft(), createDraft()];
    second.open();
    first.save({ ...written, firstName: 'First' });
    await pause();
    reader.open();
    second.save({ ...written, firstName: 'Second' });
    await pause();
    first.save({ ...written, firstName: 'First again' });
    await pause();
    reader.leavePage();
    expect(stored(values).firstName).toBe('First again');
    second.leavePage();
    expect(stored(values).firstName).toBe('Second');
  });

  test('before the storage was read overwrites nothing', async () => {
    const { values } = stubBrowser({ stored: { [KEY]: record(written) } });
    const draft = createDraft();
    draft.save(empty);
    await pause();
    expect(stored(values)).toEqual(written);
  });
});

describe('clearing', () => {
  test('[PRIV-34, PRIV-39] the empty form leaves nothing on the device, and can be taken back', async () => {
    const { draft, values } = openDraft({ [KEY]: record(written) });
    draft.save(empty);
    expect(values.has(KEY)).toBe(false);
    expect(draft.state()).toEqual({ status: 'cleared', restored: undefined });
    draft.undo();
    await pause();
    expect(draft.state()).toEqual({ status: 'saved', restored: written });
    expect(stored(values)).toEqual(written);
  });

  test('[PRIV-34] a form that was sent leaves nothing and offers nothing', async () => {
    const { draft, values } = openDraft({ [KEY]: record(written) });
    draft.save({ ...written, firstName: 'Ada M.' });
    draft.discard();
    draft.save(empty);
    await pause();
    expect(values.size).toBe(0);
    expect(draft.state()).toEqual({ status: 'none', restored: undefined });
  });
});

describe('[OFF-27] on the phone of somebody else', () => {
  test('the draft goes, nothing more is stored, and what was typed stays in the form', async () => {
    const { draft, values } = openDraft({ [KEY]: record(written) });
    draft.shareDevice(true);
    expect(values.size).toBe(0);
    expect(draft.state().status).toBe('failed');
    draft.save({ ...written, firstName: 'Grace' });
    await pause();
    draft.leavePage();
    expect(values.size).toBe(0);
  });

  test('it is stored again when it is the own phone after all', async () => {
    const { draft, values } = openDraft();
    draft.save(written);
    draft.shareDevice(true);
    draft.shareDevice(false);
    expect(stored(values)).toEqual(written);
    expect(draft.state().status).toBe('saved');
  });
});

describe('what another version, another hand or time has left', () => {
  test.each([
    ['text that is no JSON', '{'],
    ['another version', record(written, { version: 0 })],
    ['values that are no object', record('Ada')],
    ['a draft of 31 days', record(written, { savedAt: Date.now() - 31 * 86_400_000 })],
    ['a draft without a date', JSON.stringify({ version: 1, values: written })],
  ])('[PRIV-34] %s is left out', (_, text) => {
    expect(openDraft({ [KEY]: text }).draft.state().restored).toBeUndefined();
  });

  test('is taken as far as it fits: other types and unknown names are left out', () => {
    const { draft } = openDraft({
      [KEY]: record({ firstName: 7, interests: ['Reforestation', 3], agreed: true, token: 'x' }),
    });
    expect(draft.state().restored).toEqual({ firstName: '', interests: [], agreed: true });
  });

  test('a value of the name of something that every object has is no value', () => {
    const { draft } = openDraft({
      [KEY]: `{"version":1,"savedAt":${Date.now()},"values":{"__proto__":{"agreed":true}}}`,
    });
    expect(draft.state().restored).toEqual(empty);
  });
});

describe('a device that keeps nothing', () => {
  test('is said to, and breaks nothing', async () => {
    const { draft } = openDraft({}, false);
    draft.save(written);
    await pause();
    expect(draft.state().status).toBe('failed');
    draft.save(empty);
    expect(draft.state().status).toBe('cleared');
  });

  test('is not given more than 64,000 characters', async () => {
    const { draft, values } = openDraft();
    draft.save({ ...written, firstName: 'x'.repeat(64_000) });
    await pause();
    expect(values.has(KEY)).toBe(false);
    expect(draft.state().status).toBe('failed');
  });
});
