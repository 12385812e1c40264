import type { ListenedStore } from '../../shared/lateState.ts';
import { type Gain, selectPluginsState, sourceReached, syncFinished } from './pluginsSlice.ts';

/** Between the turns of two sources. */
const STEP_MS = 800;
/** Between the turn of the last source and the end of the run. */
const SETTLE_MS = 1500;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const gain = (): Gain => ({ dataPoints: 100 + Math.floor(Math.random() * 500), accuracy: Math.random() * 2 });

/** The turns of the sources, one after another, and the end of the run. */
async function sync({ dispatch, getState }: ListenedStore) {
  const ids = selectPluginsState(getState()).plugins.map(({ id }) => id);
  for (const [place, id] of ids.entries()) {
    if (place > 0) await wait(STEP_MS);
    dispatch(sourceReached(id));
  }
  await wait(SETTLE_MS);
  dispatch(syncFinished(Object.fromEntries(ids.map((id) => [id, gain()]))));
}

/**
 * Carries out "Sync All Sources" when the state says that a run has begun, so there is one run at a time. (The listeners of Redux Toolkit would
 * be downloaded by every visitor of the site: they are in one file with what makes the store.)
 */
export function listenToSync(store: ListenedStore): void {
  let wasSyncing = false;
  store.subscribe(() => {
    const { isSyncing } = selectPluginsState(store.getState());
    const hasBegun = isSyncing && !wasSyncing;
    wasSyncing = isSyncing;
    if (hasBegun) void sync(store);
  });
}
