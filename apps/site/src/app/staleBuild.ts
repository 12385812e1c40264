const STORAGE_KEY = 'reloadedFor';

/**
 * Reloads the page, once, when a file of its code no longer exists because a new version was
 * deployed. Network failures are left to the page, which reports them.
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
    // Without storage nothing would stop a reload loop.
    return true;
  }
}
