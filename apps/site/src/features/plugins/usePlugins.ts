import { addListener } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '../../shared/rootReducer.ts';
import type { PluginId } from './initialPlugins.ts';
import { selectPluginsState, syncFinished, syncStarted, toggled } from './pluginsSlice.ts';
import './pluginsListener.ts';

interface PluginsEvents {
  /** Called when a switch was pressed, with the new state. */
  onToggled: (id: PluginId, isActive: boolean) => void;
  /** Called when a sync that was started here has ended. */
  onSyncFinished: () => void;
}

/** The data sources, their switches, and the sync of all of them. */
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
      // In the store, because the component may be unmounted by then.
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
