const STORAGE_KEY = 'authToken';

/** The token in local storage. If storage is disabled, the session lasts as long as the page. */
export const storedToken = {
  read: () => attempt(() => window.localStorage.getItem(STORAGE_KEY)),
  write: (token: string) => attempt(() => window.localStorage.setItem(STORAGE_KEY, token)),
  clear: () => attempt(() => window.localStorage.removeItem(STORAGE_KEY)),
};

/** Whether a token is stored. */
export const hasStoredToken = () => storedToken.read() !== null;

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
