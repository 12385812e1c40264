import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../shared/rootReducer.ts';
import { initialPlugins, type PluginState } from './initialPlugins.ts';

export interface PluginsState {
  plugins: PluginState[];
  /** Whether "Sync All Sources" is running. */
  isSyncing: boolean;
}

/** The changes of a source by a sync. */
export interface Gain {
  /** 100 to 599. */
  dataPoints: number;
  /** In percent, under 2. */
  accuracy: number;
}

const MOST_ACCURATE = 99;
const now = () => new Date().toISOString();

/** The status of a source after its switch is pressed. The switch is disabled during a sync. */
const afterToggle = { active: 'inactive', inactive: 'active', error: 'syncing', syncing: 'syncing' } as const;

const initialState: PluginsState = { plugins: initialPlugins, isSyncing: false };

/** The data sources of the portal. They are local: nothing is sent or fetched. */
const pluginsSlice = createSlice({
  name: 'plugins',
  initialState,
  reducers: {
    toggled: {
      prepare: (id: string) => ({ payload: { id, at: now() } }),
      reducer({ plugins }, { payload: { id, at } }: PayloadAction<{ id: string; at: string }>) {
        const plugin = plugins.find((each) => each.id === id);
        if (!plugin) return;
        plugin.status = afterToggle[plugin.status];
        if (plugin.status === 'active') plugin.lastSync = at;
      },
    },
    /** Starts the sync, which `pluginsListener.ts` runs. */
    syncStarted(state) {
      state.isSyncing = true;
    },
    /** One source was synced. */
    sourceReached: {
      prepare: (id: string) => ({ payload: { id, at: now() } }),
      reducer({ plugins }, { payload: { id, at } }: PayloadAction<{ id: string; at: string }>) {
        const plugin = plugins.find((each) => each.id === id);
        if (!plugin || plugin.status === 'inactive') return;
        plugin.status = 'syncing';
        plugin.lastSync = at;
      },
    },
    syncFinished: {
      prepare: (gains: Record<string, Gain>) => ({ payload: { gains, at: now() } }),
      reducer(state, { payload: { gains, at } }: PayloadAction<{ gains: Record<string, Gain>; at: string }>) {
        state.isSyncing = false;
        for (const plugin of state.plugins) {
          if (plugin.status === 'inactive') continue;
          if (plugin.status === 'syncing') plugin.status = 'active';
          plugin.lastSync = at;
          plugin.dataPoints += gains[plugin.id]?.dataPoints ?? 0;
          plugin.accuracy = Math.min(MOST_ACCURATE, plugin.accuracy + (gains[plugin.id]?.accuracy ?? 0));
        }
      },
    },
  },
  selectors: { selectPluginsState: (state) => state },
});

declare module '../../shared/rootReducer.ts' {
  export interface LazySlices extends WithSlice<typeof pluginsSlice> {}
}

export const { toggled, syncStarted, sourceReached, syncFinished } = pluginsSlice.actions;
export const { selectPluginsState } = pluginsSlice.injectInto(rootReducer).selectors;
