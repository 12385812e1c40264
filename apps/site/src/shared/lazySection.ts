import { type ComponentType, lazy } from 'react';

/**
 * React's `lazy` for a `LateSection`. If its code fails to load, the server's HTML stays, and
 * `app/shell/ScriptFailedNote` shows, until the network is back and the code has come.
 *
 * @param load imports the module; its default export is the component
 */
export const lazySection = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => loadLater(load)));

function loadLater<Module>(load: () => Promise<Module>): Promise<Module> {
  const { dataset } = document.documentElement;
  dataset.scriptFailed = '';
  return new Promise((resolve) => {
    const again = async () => {
      try {
        resolve(await load());
        window.removeEventListener('online', again);
        delete dataset.scriptFailed;
      } catch {
        // The next connection may carry it.
      }
    };
    window.addEventListener('online', again);
  });
}
