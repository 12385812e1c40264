import { staffApi } from '@nzete/api-client/staff';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLeave } from '../../parts/useLeave.ts';
import { useKept } from '../../session/kept.ts';
import type { ContentList } from '../types.ts';
import { isDirty, type KeptDraft } from './draftState.ts';
import { createDraftStore, type DraftCalls } from './draftStore.ts';

/** The draft of an open list. */
export function useDraft(list: ContentList, refetch: () => void) {
  const [save] = staffApi.useSaveContentDraftMutation();
  return useDraftOf(list, {
    key: `content ${list.path}`,
    // The fields have corrected it already, where it can be seen and undone.
    save: (draft) => save({ contentDraftInput: { path: list.path, ...draft, as_typed: true } }),
    refetch,
  });
}

interface DraftOptions extends Pick<DraftCalls, 'save' | 'refetch'> {
  /** Under which the tab keeps what is not saved. */
  key: string;
}

/** A draft, which is also saved when the page is left or the network is back. */
export function useDraftOf(list: ContentList, { key, save, refetch }: DraftOptions) {
  const [kept, keep] = useKept(key);
  const [store] = useState(() =>
    createDraftStore(list, readKept(kept), {
      save,
      refetch,
      keep: (draft) => keep(draft ? JSON.stringify(draft) : ''),
    }),
  );
  const state = useSyncExternalStore(store.subscribe, store.getState);
  useEffect(() => store.arrived(list), [store, list]);
  useLeave((event) => {
    if (!isDirty(store.getState())) return;
    void store.flush();
    // What could not be saved is lost with the tab: the browser asks.
    if (event.type === 'beforeunload') event.preventDefault();
  });
  useEffect(() => {
    store.start();
    return () => void store.flush();
  }, [store]);
  return { store, state };
}

function readKept(text: string): KeptDraft | undefined {
  try {
    return text ? (JSON.parse(text) as KeptDraft) : undefined; // written above
  } catch {
    return undefined;
  }
}
