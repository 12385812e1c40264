const STORAGE_KEY = 'waitingUpdate';
/** Staff have read it or refused it by then. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

const listeners = new Set<() => void>();
/** Where storage is disabled it lasts as long as the page. */
let unstored: string | undefined;

function change(text: string | undefined) {
  unstored = text;
  try {
    if (text) window.localStorage.setItem(STORAGE_KEY, text);
    else window.localStorage.removeItem(STORAGE_KEY);
    unstored = undefined;
  } catch {
    // Storage can be disabled or full.
  }
  for (const listener of listeners) listener();
}

function stored(): string | null {
  try {
    return window.localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/**
 * The last update that this browser has posted, while staff have not read it: its number and when it
 * was posted, not its text.
 */
export const waitingUpdate = {
  /** Its number; undefined if none waits. */
  read(): string | undefined {
    const [time = '', id] = (unstored ?? stored() ?? '').split(' ');
    return id && Date.now() - Number(time) < MAX_AGE_MS ? id : undefined;
  },
  write: (id: string) => change(`${Date.now()} ${id}`),
  /** It is shown to everyone now. */
  remove: () => change(undefined),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
