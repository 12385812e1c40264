import { PACKS_CACHE } from '../../worker/cacheNames.ts';
import { startWorker } from './worker.ts';

/** Why a pack could not be kept. */
export type KeepFailure = 'no-room' | 'failed';

/** Whether this browser can keep packs: some private windows and older browsers cannot. */
export const canKeepPacks = () => 'caches' in window && 'serviceWorker' in navigator;

/** The URLs of the packs on this phone. */
export async function keptPacks(): Promise<string[]> {
  const cache = await caches.open(PACKS_CACHE);
  return (await cache.keys()).map(({ url }) => url);
}

/** Keeps the pack at a URL, and resolves with why not if it could not. */
export async function keepPack(url: string): Promise<KeepFailure | undefined> {
  try {
    // Only the worker can show it without a network.
    if (!(await startWorker())) return 'failed';
    const cache = await caches.open(PACKS_CACHE);
    await cache.add(url);
    return undefined;
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'no-room' : 'failed';
  }
}

export async function removePack(url: string): Promise<void> {
  const cache = await caches.open(PACKS_CACHE);
  await cache.delete(url, { ignoreVary: true });
}
