import { addListener } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '../../shared/rootReducer.ts';
import type { PluginId } from './pluginsAtStart.ts';
import { selectPluginsState, syncFinished, syncStarted, toggled } from './pluginsSlice.ts';
import './pluginsListener.ts';

interface PluginsEvents {
  /** A switch was pressed; `isActive` is the new state. */
  onToggled: (id: PluginId, isActive: boolean) => void;
  /** The run that was begun here has ended. */
  onSyncFinished: () => void;
}

/** The sources of data, their switches, and the run that brings all of them up to date. */
export function usePlugins({ onToggled, onSyncFinished }: PluginsEvents) {
  const dispatch = useDispatch<AppDispatch>();
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
      // By the store, and not by the component: the visitor may be on another tab by then.
      dispatch(
        addListener({
          actionCreator: syncFinished,
          effect: (_action, { unsubscribe }) => {
            unsubscribe();
            onSyncFinished();
          },
        }),
      );
    },
  };
}
