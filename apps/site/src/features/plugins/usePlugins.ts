import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLateState } from '../../shared/lateState.ts';
import type { PluginId } from './pluginsAtStart.ts';
import { listenToSync } from './pluginsListener.ts';
import { type PluginsRoot, pluginsSlice, selectPluginsState, syncStarted, toggled } from './pluginsSlice.ts';

interface PluginsEvents {
  /** A switch was pressed; `isActive` is the new state. */
  onToggled: (id: PluginId, isActive: boolean) => void;
  onSyncFinished: () => void;
}

/** The sources of data, their switches, and the run that brings all of them up to date. */
export function usePlugins({ onToggled, onSyncFinished }: PluginsEvents) {
  useLateState(pluginsSlice, listenToSync);
  const dispatch = useDispatch<ThunkDispatch<PluginsRoot, unknown, UnknownAction>>();
  const { plugins, isSyncing } = useSelector(selectPluginsState);
  const wasSyncing = useRef(isSyncing);
  const finished = useRef(onSyncFinished);
  useEffect(() => {
    finished.current = onSyncFinished;
  });
  useEffect(() => {
    if (wasSyncing.current && !isSyncing) finished.current();
    wasSyncing.current = isSyncing;
  }, [isSyncing]);
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
    },
  };
}
