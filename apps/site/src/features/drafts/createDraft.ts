import { type DraftValues, isSame, storedDraft } from './storedDraft.ts';

/** How long the visitor rests from typing before it is saved, in milliseconds. */
const PAUSE_MS = 400;

export interface DraftState<Values> {
  /**
   * `none`: nothing is kept. `saved`: what was typed is kept. `failed`: the device does not keep it.
   * `cleared`: the form was just emptied.
   */
  status: 'none' | 'saved' | 'failed' | 'cleared';
  /** What the form is to take where it is still empty: from an earlier visit, or taken back. */
  restored: Values | undefined;
}

/** The draft of a form, apart from React. See `useDraft`. */
export interface DraftKeeper<Values> {
  subscribe: (listener: () => void) => () => void;
  state: () => DraftState<Values>;
  /** Reads what an earlier visit has left. Until then nothing is saved. */
  open: () => void;
  save: (values: Values) => void;
  discard: () => void;
  undo: () => void;
  /** Saves at once what still waits: the page is about to go. */
  flush: () => void;
}

export function createDraft<Values extends DraftValues>(name: string, empty: Values): DraftKeeper<Values> {
  const listeners = new Set<() => void>();
  let state: DraftState<Values> = { status: 'none', restored: undefined };
  let isOpen = false;
  /** The last values that were more than the empty form. */
  let kept: Values | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const change = (next: Partial<DraftState<Values>>) => {
    const changed = { ...state, ...next };
    if (changed.status === state.status && changed.restored === state.restored) return;
    state = changed;
    for (const listener of listeners) listener();
  };
  const write = () => {
    if (waiting === undefined || kept === undefined) return;
    clearTimeout(waiting);
    waiting = undefined;
    change({ status: storedDraft.write(name, kept) ? 'saved' : 'failed' });
  };
  const forget = () => {
    clearTimeout(waiting);
    waiting = undefined;
    storedDraft.remove(name);
  };
  const save = (values: Values) => {
    if (!isOpen) return;
    if (isSame(values, empty)) {
      const hadValues = state.status === 'saved' || state.status === 'failed' || waiting !== undefined;
      forget();
      if (hadValues) change({ status: 'cleared', restored: undefined });
      return;
    }
    kept = values;
    clearTimeout(waiting);
    waiting = setTimeout(write, PAUSE_MS);
    if (state.status === 'cleared') change({ status: 'none' });
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    open: () => {
      if (isOpen) return;
      isOpen = true;
      kept = storedDraft.read(name, empty);
      if (kept) change({ status: 'saved', restored: kept });
    },
    save,
    discard: () => {
      forget();
      kept = undefined;
      change({ status: 'none', restored: undefined });
    },
    undo: () => {
      if (!kept) return;
      const restored = { ...kept };
      save(restored);
      change({ restored });
    },
    flush: write,
  };
}
