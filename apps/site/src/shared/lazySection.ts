import { type ComponentType, lazy } from 'react';

/**
 * React's `lazy` for a `LateSection`. When its code does not come, what the server wrote stays on the page, and a
 * line at the foot of the screen says that parts did not load (`app/shell/ScriptFailedNote`).
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
