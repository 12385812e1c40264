import { type ComponentType, lazy } from 'react';

/**
 * React's `lazy` for a `LateSection`. If its code fails to load, the server's HTML stays, and
 * `app/shell/ScriptFailedNote` shows.
 *
 * @param load imports the module; its default export is the component
 */
export const lazySection = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() =>
    load().catch(() => {
      document.documentElement.dataset.scriptFailed = '';
      return new Promise<never>(() => {});
    }),
  );
