const STORAGE_KEY = 'outbox';

/**
 * Remembers in local storage that the outbox has forms, so that other visits load none of its code.
 */
export const storedFlag = {
  read: () => attempt(() => window.localStorage.getItem(STORAGE_KEY) !== null) ?? false,
  write: (hasForms: boolean) =>
    attempt(() =>
      hasForms ? window.localStorage.setItem(STORAGE_KEY, '') : window.localStorage.removeItem(STORAGE_KEY),
    ),
};

/** Storage may be switched off or full. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
