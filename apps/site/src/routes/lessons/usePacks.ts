import { useEffect, useState } from 'react';
import { canKeepPacks, type KeepFailure, keepPack, keptPacks, removePack } from '../../features/offline/packs.ts';

/** What is known of the packs on this phone, by URL. */
interface Packs {
  kept: readonly string[];
  /** The one that is being kept. */
  arriving?: string | undefined;
  failed?: { url: string; why: KeepFailure } | undefined;
}

export interface PacksOnPhone {
  packs: Packs | undefined;
  keep: (url: string) => Promise<void>;
  remove: (url: string) => Promise<void>;
}

/** The packs on this phone; `undefined` until they are known, and where none can be kept. */
export function usePacks(): PacksOnPhone {
  const [packs, setPacks] = useState<Packs>();
  useEffect(() => {
    if (!canKeepPacks()) return;
    // Refused in some private windows.
    keptPacks().then(
      (kept) => setPacks({ kept }),
      () => {},
    );
  }, []);
  const keep = async (url: string) => {
    setPacks((last) => ({ kept: last?.kept ?? [], arriving: url }));
    const why = await keepPack(url);
    setPacks({ kept: await keptPacks(), failed: why && { url, why } });
  };
  const remove = async (url: string) => {
    await removePack(url);
    setPacks({ kept: await keptPacks() });
  };
  return { packs, keep, remove };
}
