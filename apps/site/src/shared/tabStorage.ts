/** An item of `sessionStorage`, which is gone with the tab; an empty text if there is none. */
export function readTab(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Writes an item of `sessionStorage`; an empty text removes it. */
export function writeTab(key: string, value: string) {
  try {
    if (value) sessionStorage.setItem(key, value);
    else sessionStorage.removeItem(key);
  } catch {
    // Storage can be disabled or full; the value then lasts as long as the page.
  }
}
