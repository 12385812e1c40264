import {
  type ComponentType,
  createElement,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { deferred } from './deferred.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { markInteractive } from './earlyInput.ts';
import { PartError } from './PartError.tsx';

const never = () => () => {};

/**
 * Whether the component began with what the server has written. React asks for the state of the server only on the server and while it
 * hydrates; both states are the same here, because React would render the part a second time, in one task, if they differed.
 */
function useIsHydrated(): boolean {
  const [isHydrated] = useState({ current: false });
  useSyncExternalStore(
    never,
    () => null,
    () => {
      isHydrated.current = true;
      return null;
    },
  );
  return isHydrated.current;
}

const preloads = new Set<() => Promise<unknown>>();

/** Fetches every part that has been defined so far. The server calls it once, because it renders in one go. */
export const preloadParts = () => Promise.all([...preloads].map((preload) => preload()));

/**
 * A part of a page below the first screen. The server writes it into the HTML; in the browser its code is fetched after that of the first
 * screen, and it is hydrated when the thread is idle, or at once when the visitor presses something in it.
 *
 * @param load imports the part; its default export is the component
 * @param fallback keeps the part's place until it has come, after a navigation in the browser, so that nothing below it moves
 */
export function laterPart(load: () => Promise<{ default: ComponentType }>, fallback: ReactNode) {
  const part = deferred(load);
  /** While it hydrates: code that does not come leaves what the server wrote, which can be read, and the page says that parts do not work. */
  const writtenPart = deferred(() =>
    load().catch(() => {
      document.documentElement.dataset.scriptFailed = '';
      return new Promise<never>(() => {});
    }),
  );
  preloads.add(part.preload);
  preloads.add(writtenPart.preload);

  function LoadedPart({ frame }: { frame: RefObject<HTMLElement | null> }) {
    useEffect(() => {
      if (frame.current) markInteractive(frame.current);
    }, [frame]);
    const source = useIsHydrated() ? writtenPart : part;
    return createElement(source.read().default);
  }

  return function LaterPart() {
    const frame = useRef<HTMLDivElement>(null);
    return (
      <div ref={frame} className="nz:contents" data-later-part="">
        <ErrorBoundary fallback={() => <PartError />}>
          <Suspense fallback={fallback}>
            <LoadedPart frame={frame} />
          </Suspense>
        </ErrorBoundary>
      </div>
    );
  };
}
