const STORAGE_KEY = 'reloadedFor';

/**
 * Loads the page again, once, when a file of its code is gone because the site was deployed meanwhile. A file that did
 * not come because the network is down is left to the page, which says so.
 */
export function reloadWhenBuildIsGone() {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const [file] = /\/assets\/[\w.-]+/.exec(payload.message) ?? [];
    if (file) void reloadIfGone(file);
  });
}

async function reloadIfGone(file: string) {
  const status = await fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    (answer) => answer.status,
    () => undefined,
  );
  if (status !== 404 || wasReloadedFor(file)) return;
  window.location.reload();
}

function wasReloadedFor(file: string): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === file) return true;
    sessionStorage.setItem(STORAGE_KEY, file);
    return false;
  } catch {
    // Without storage nothing keeps the page from loading again and again.
    return true;
  }
}
