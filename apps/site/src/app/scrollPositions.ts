const STORAGE_KEY = 'scrollPositions';

/** Where the visitor stood on each entry of the history, by the entry's key. Outlives a reload. */
export const scrollPositions = {
  read(key: string): number {
    return readAll()[key] ?? 0;
  },
  write(key: string, top: number) {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readAll(), [key]: Math.round(top) }));
    } catch {
      // Storage is switched off or full: going back then starts at the top.
    }
  },
};

function readAll(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}
