import { readError } from '@nzete/api-client';
import type { ContentBody, ContentList } from '../types.ts';
import { type DraftEvent, type DraftState, isDirty, type KeptDraft, nextDraft, openDraft } from './draftState.ts';

/** A draft is saved when writing pauses for so long. */
export const PAUSE_MS = 1500;

/** After a lost connection it is tried again. */
export const RETRY_MS = 15_000;

export interface DraftCalls {
  save: (draft: KeptDraft) => Promise<{ data?: ContentList; error?: unknown }>;
  /** Someone else saved first: reads what there is now. */
  refetch: () => void;
  /** Keeps what is not saved in the tab; undefined forgets it. */
  keep: (draft: KeptDraft | undefined) => void;
}

/** The draft of a list: saves by itself, one save after the other, and keeps what is not saved. */
export function createDraftStore(list: ContentList, kept: KeptDraft | undefined, calls: DraftCalls) {
  let state = openDraft(list, kept);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  const keep = () => {
    const { body, seen, unanswered } = state;
    calls.keep(isDirty(state) ? { body, ...seen, ...(unanswered && { unanswered }) } : undefined);
  };
  const apply = (event: DraftEvent) => {
    const { body, saved, unanswered } = state;
    state = nextDraft(state, event);
    if (body !== state.body || saved !== state.saved || unanswered !== state.unanswered) keep();
    for (const listener of listeners) listener();
  };
  const flushAfter = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  };
  const send = async () => {
    const draft = { body: state.body, ...state.seen };
    apply({ type: 'sent' });
    const { data, error } = await calls.save(draft);
    if (data) return apply({ type: 'stored', list: data });
    const { status } = readError(error);
    if (status === 409) {
      apply({ type: 'refused' });
      calls.refetch();
      return;
    }
    apply({ type: 'failed', error });
    if (status === null || status >= 500) flushAfter(RETRY_MS);
  };

  /** Saves what is written. Resolves with whether the server has all of it. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    await running;
    if (!isDirty(state)) return true;
    if (state.status === 'conflict') return false;
    running ??= send().finally(() => {
      running = undefined;
    });
    await running;
    return !isDirty(state);
  }

  return {
    getState: (): DraftState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    write: (body: ContentBody) => {
      apply({ type: 'written', body });
      flushAfter(PAUSE_MS);
    },
    arrived: (newer: ContentList) => {
      if (newer === state.list) return;
      apply({ type: 'arrived', list: newer });
      // What was written after a save whose answer was lost goes on.
      if (state.status === 'changed') flushAfter(PAUSE_MS);
    },
    takeTheirs: () => apply({ type: 'theirs' }),
    keepMine: () => {
      apply({ type: 'mine' });
      return flush();
    },
    flush,
    /** What a tab kept is saved too. */
    start: () => {
      if (isDirty(state)) flushAfter(PAUSE_MS);
    },
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
