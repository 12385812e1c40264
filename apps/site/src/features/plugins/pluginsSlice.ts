import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../shared/rootReducer.ts';
import { type PluginState, pluginsAtStart } from './pluginsAtStart.ts';

export interface PluginsState {
  plugins: PluginState[];
  /** A run of "Sync All Sources" is under way. */
  isSyncing: boolean;
}

/** What a run adds to a source. */
export interface Gain {
  /** 100 to 599. */
  dataPoints: number;
  /** In percent, under 2. */
  accuracy: number;
}

const MOST_ACCURATE = 99;
const now = () => new Date().toISOString();

/** What a press of the switch makes of a source. While it syncs the switch is disabled. */
const afterToggle = { active: 'inactive', inactive: 'active', error: 'syncing', syncing: 'syncing' } as const;

const initialState: PluginsState = { plugins: pluginsAtStart, isSyncing: false };

/** The sources of data of the portal. They are only in this store: nothing is sent or fetched. */
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
    /** A run begins; `pluginsListener.ts` carries it out. */
    syncStarted(state) {
      state.isSyncing = true;
    },
    /** It is the turn of one source. */
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
