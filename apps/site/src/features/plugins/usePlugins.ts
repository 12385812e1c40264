import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useLateState } from '../../shared/lateState.ts';
import type { PluginId } from './pluginsAtStart.ts';
import { listenToSync } from './pluginsListener.ts';
import { type PluginsRoot, pluginsSlice, selectPluginsState, syncStarted, toggled } from './pluginsSlice.ts';

interface PluginsEvents {
  /** A switch was pressed; `isActive` is the new state. */
  onToggled: (id: PluginId, isActive: boolean) => void;
  /** The run that was begun here has ended. */
  onSyncFinished: () => void;
}

/** The sources of data, their switches, and the run that brings all of them up to date. */
export function usePlugins({ onToggled, onSyncFinished }: PluginsEvents) {
  useLateState(pluginsSlice, listenToSync);
  const dispatch = useDispatch<ThunkDispatch<PluginsRoot, unknown, UnknownAction>>();
  const store = useStore<PluginsRoot>();
  const { plugins, isSyncing } = useSelector(selectPluginsState);
  return {
    plugins,
    isSyncing,
    toggle: (id: PluginId) => {
      dispatch(toggled(id));
      dispatch((_dispatch, getState) => {
        const toggledPlugin = selectPluginsState(getState()).plugins.find((plugin) => plugin.id === id);
        onToggled(id, toggledPlugin?.status === 'active');
      });
    },
    syncAll: () => {
      dispatch(syncStarted());
      // Of the store, and not of the component: the visitor may have gone to another tab by then.
      const stop = store.subscribe(() => {
        if (selectPluginsState(store.getState()).isSyncing) return;
        stop();
        onSyncFinished();
      });
    },
  };
}
