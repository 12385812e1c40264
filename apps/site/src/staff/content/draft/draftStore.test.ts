import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContentList } from '../types.ts';
import { hasConflict, isPlannedSince, isTheirs, type KeptDraft } from './draftState.ts';
import { createDraftStore, type DraftCalls, PAUSE_MS, RETRY_MS } from './draftStore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const list: ContentList = {
  path: 'team',
  schema: {},
  published: { body: [{ name: 'a' }], digest: 'd1', published_at: null, published_by: null },
  draft: null,
  notes: [],
  texts: [],
  samples: false,
  participants: {},
  pictures: {},
  pages: [],
};
const withDraft = (name: string, minute: number, changes: object = {}): ContentList => ({
  ...list,
  draft: {
    body: [{ name }],
    base_digest: 'd1',
    saved_at: `2026-03-12T08:0${minute}:00.000Z`,
    saved_by: 'joel',
    publish_at: null,
    not_published: null,
    needs_approval: false,
    proposal: null,
    problems: [],
    ...changes,
  },
});

function setUp(save: DraftCalls['save'], start = list, kept?: KeptDraft) {
  const calls = { save: vi.fn(save), refetch: vi.fn(), keep: vi.fn() };
  return { calls, store: createDraftStore(start, kept, calls) };
}

const nameOf = (body: unknown) => (body as { name: string }[])[0]?.name ?? '';
const answers =
  (minute = 1) =>
  async (draft: KeptDraft) => ({ data: withDraft(nameOf(draft.body), minute) });

test('[CONTENT-33] a pause saves once; what was written meanwhile is saved after it, on the answer', async () => {
  const { calls, store } = setUp(async (draft) => {
    if (nameOf(draft.body) === 'ab') store.write([{ name: 'abc' }]);
    return answers(calls.save.mock.calls.length)(draft);
  });
  store.write([{ name: 'ab' }]);
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  expect(calls.save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(store.getState()).toMatchObject({ status: 'changed', body: [{ name: 'abc' }] });
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(calls.save.mock.calls.map(([draft]) => [nameOf(draft.body), draft.saved_at])).toEqual([
    ['ab', null],
    ['abc', '2026-03-12T08:01:00.000Z'],
  ]);
  expect(store.getState().status).toBe('saved');
});

test('[CONTENT-33] two requests to save are one call, and both wait for it', async () => {
  const { calls, store } = setUp(answers());
  store.write([{ name: 'b' }]);
  await expect(Promise.all([store.flush(), store.flush()])).resolves.toEqual([true, true]);
  expect(calls.save).toHaveBeenCalledTimes(1);
});

test('[CONTENT-34] what is not saved is kept in the tab, tried again after a lost connection, and forgotten once saved', async () => {
  let isDown = true;
  const { calls, store } = setUp(async (draft) => (isDown ? { error: { status: 'FETCH_ERROR' } } : answers()(draft)));
  store.write([{ name: 'b' }]);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(store.getState().status).toBe('failed');
  expect(calls.keep).toHaveBeenLastCalledWith({
    body: [{ name: 'b' }],
    saved_at: null,
    base_digest: 'd1',
    expected_publish_at: null,
    unanswered: [{ name: 'b' }],
  });
  isDown = false;
  await vi.advanceTimersByTimeAsync(RETRY_MS);
  expect(store.getState().status).toBe('saved');
  expect(calls.keep).toHaveBeenLastCalledWith(undefined);
});

test('[CONTENT-34] what a tab kept goes on where it ended; after a save by another it waits for a choice', async () => {
  const kept = { body: [{ name: 'kept' }], saved_at: null, base_digest: 'd1', expected_publish_at: null };
  const same = setUp(answers(), list, kept);
  same.store.start();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(nameOf(same.calls.save.mock.calls[0]?.[0].body)).toBe('kept');
  const other = setUp(answers(3), withDraft('theirs', 2), kept);
  other.store.start();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(other.calls.save).not.toHaveBeenCalled();
  expect(hasConflict(other.store.getState())).toBe(true);
});

test('[CONTENT-35] a refused draft overwrites nothing, is read again, and is saved when someone chooses it', async () => {
  let isRefused = true;
  const { calls, store } = setUp(async (draft) => (isRefused ? { error: { status: 409 } } : answers(3)(draft)));
  store.write([{ name: 'mine' }]);
  await store.flush();
  expect(calls.refetch).toHaveBeenCalledTimes(1);
  store.arrived(withDraft('theirs', 2));
  store.write([{ name: 'mine, too' }]);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(calls.save).toHaveBeenCalledTimes(1);
  expect(isTheirs(store.getState())).toBe(true);
  isRefused = false;
  await store.keepMine();
  expect(calls.save.mock.calls[1]?.[0]).toEqual({
    body: [{ name: 'mine, too' }],
    saved_at: '2026-03-12T08:02:00.000Z',
    base_digest: 'd1',
    expected_publish_at: null,
  });
  expect(hasConflict(store.getState())).toBe(false);
});

test('[CONTENT-35] a draft that was stored before the connection broke is no conflict with oneself', async () => {
  let isLost = true;
  const { calls, store } = setUp(async (draft) => (isLost ? { error: 'FETCH_ERROR' } : answers(3)(draft)));
  store.write([{ name: 'mine' }]);
  await store.flush();
  expect(store.getState().status).toBe('failed');
  isLost = false;
  store.arrived(withDraft('mine', 2));
  expect(store.getState()).toMatchObject({ status: 'saved', revision: 0 });
  expect(hasConflict(store.getState())).toBe(false);
  store.write([{ name: 'mine, and more' }]);
  await store.flush();
  expect(calls.save.mock.calls.at(-1)?.[0]).toMatchObject({ saved_at: '2026-03-12T08:02:00.000Z' });
});

test('[CONTENT-35] a time that a colleague has chosen since is not withdrawn by a save before someone chooses', async () => {
  const publish_at = '2026-03-20T08:00:00.000Z';
  const { calls, store } = setUp(answers(3), withDraft('first', 1));
  store.write([{ name: 'mine' }]);
  store.arrived(withDraft('first', 1, { publish_at }));
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(calls.save).not.toHaveBeenCalled();
  expect([hasConflict(store.getState()), isPlannedSince(store.getState())]).toEqual([true, true]);
  await store.keepMine();
  expect(calls.save.mock.calls[0]?.[0]).toMatchObject({ body: [{ name: 'mine' }], expected_publish_at: publish_at });
});

test('[CONTENT-35] an unchanged draft shows the time, and knows it when something is written', async () => {
  const publish_at = '2026-03-20T08:00:00.000Z';
  const { calls, store } = setUp(answers(3), withDraft('first', 1));
  const { revision } = store.getState();
  store.arrived(withDraft('first', 1, { publish_at }));
  expect(store.getState()).toMatchObject({ status: 'saved', revision });
  store.write([{ name: 'mine' }]);
  await store.flush();
  expect(calls.save.mock.calls[0]?.[0].expected_publish_at).toBe(publish_at);
});

test('[CONTENT-35] the other draft can be taken instead', async () => {
  const { store } = setUp(async () => ({ error: { status: 409 } }));
  store.write([{ name: 'mine' }]);
  await store.flush();
  store.arrived(withDraft('theirs', 2));
  store.takeTheirs();
  expect(store.getState()).toMatchObject({ body: [{ name: 'theirs' }], status: 'saved', revision: 1 });
});

test('[CONTENT-35] what a colleague saved shows where nothing is written, and is a conflict where something is', () => {
  const idle = setUp(answers());
  idle.store.arrived(withDraft('theirs', 2));
  expect(idle.store.getState()).toMatchObject({ body: [{ name: 'theirs' }], status: 'saved' });
  const busy = setUp(answers());
  busy.store.write([{ name: 'mine' }]);
  busy.store.arrived(withDraft('theirs', 2));
  expect(busy.store.getState()).toMatchObject({ body: [{ name: 'mine' }], status: 'conflict' });
});

test('[CONTENT-35] a draft of a version that is no longer published is told, and is kept on the new one by choice', async () => {
  const published = { ...list.published, digest: 'd2' };
  const { calls, store } = setUp(answers(4), { ...withDraft('mine', 2), published });
  expect(hasConflict(store.getState())).toBe(true);
  expect(isTheirs(store.getState())).toBe(false);
  await store.keepMine();
  expect(calls.save.mock.calls[0]?.[0]).toMatchObject({ base_digest: 'd2', body: [{ name: 'mine' }] });
});

test('[CONTENT-35] an answer that is older than the last save changes nothing', async () => {
  const { store } = setUp(answers(5));
  store.write([{ name: 'mine' }]);
  await store.flush();
  store.arrived(withDraft('older', 2));
  expect(store.getState().body).toEqual([{ name: 'mine' }]);
});

test('[CONTENT-34] who writes on after the answer to a save was lost is in no conflict with themselves, nor after a reload', async () => {
  let draft: ContentList['draft'] = null;
  let saves = 0;
  const server = () => ({ ...list, draft });
  const save: DraftCalls['save'] = async ({ body, saved_at }) => {
    saves += 1;
    if ((draft?.saved_at ?? null) !== saved_at) return { error: { status: 409, data: {} } };
    draft = withDraft(nameOf(body), saves).draft;
    return saves === 1 ? { error: { status: 'FETCH_ERROR', error: 'lost' } } : { data: server() };
  };
  const { calls, store } = setUp(save);
  calls.refetch.mockImplementation(() => store.arrived(server()));
  store.write([{ name: 'ab' }]);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(store.getState().status).toBe('failed');
  store.write([{ name: 'abc' }]);
  const kept: KeptDraft = calls.keep.mock.lastCall?.[0];
  const reloaded = setUp(save, server(), kept);
  expect([nameOf(reloaded.store.getState().body), hasConflict(reloaded.store.getState())]).toEqual(['abc', false]);
  await vi.advanceTimersByTimeAsync(RETRY_MS);
  expect([hasConflict(store.getState()), store.getState().status]).toEqual([false, 'saved']);
  expect(nameOf(server().draft?.body)).toBe('abc');
});
