import { startAppListening } from '../../shared/listeners.ts';
import { type Gain, selectPluginsState, sourceReached, syncFinished, syncStarted } from './pluginsSlice.ts';

/** The delay between two sources, in milliseconds. */
const STEP_MS = 800;
/** The delay between the last source and the end, in milliseconds. */
const SETTLE_MS = 1500;

const gain = (): Gain => ({ dataPoints: 100 + Math.floor(Math.random() * 500), accuracy: Math.random() * 2 });

/** "Sync All Sources": syncs the sources one after another. */
startAppListening({
  actionCreator: syncStarted,
  effect: async (_action, { dispatch, getState, getOriginalState, delay }) => {
    // One sync at a time.
    if (selectPluginsState(getOriginalState()).isSyncing) return;
    const ids = selectPluginsState(getState()).plugins.map(({ id }) => id);
    for (const [place, id] of ids.entries()) {
      if (place > 0) await delay(STEP_MS);
      dispatch(sourceReached(id));
    }
    await delay(SETTLE_MS);
    dispatch(syncFinished(Object.fromEntries(ids.map((id) => [id, gain()]))));
  },
});
