import {
  type ComponentType,
  createElement,
  memo,
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

/** The parts of the page: each call fetches the code of one, unless it is there, and lets it hydrate. */
const shown = new Set<() => Promise<unknown>>();

/** Hydrates every part of the page. Settles when their code has come, or has failed to. */
export const hydrateParts = () => Promise.allSettled([...shown].map((hydrate) => hydrate()));

/** How far below the screen a part is hydrated, so that it answers by the time the visitor reads it. */
const NEAR = '50% 0px';

/**
 * A part of a page below the first screen. The server writes it into the HTML; in the browser its code is fetched, and it is hydrated, when the
 * visitor comes near it or does anything on the page. A visitor who only reads the first screen downloads no more.
 *
 * @param load imports the part; its default export is the component
 * @param fallback keeps the part's place until it has come, after a navigation in the browser, so that nothing below it moves
 */
export function laterPart(load: () => Promise<{ default: ComponentType }>, fallback: ReactNode) {
  const part = deferred(load);
  let allow = () => {};
  const allowed = new Promise<void>((resolve) => {
    allow = resolve;
  });
  /** While it hydrates: code that does not come leaves what the server wrote, which can be read, and the page says that parts do not work. */
  const writtenPart = deferred(() =>
    allowed.then(load).catch(() => {
      document.documentElement.dataset.scriptFailed = '';
      return new Promise<never>(() => {});
    }),
  );
  const hydrate = () => {
    allow();
    return load().then(writtenPart.preload);
  };
  preloads.add(part.preload);
  preloads.add(() => {
    allow();
    return writtenPart.preload();
  });

  function LoadedPart({ frame }: { frame: RefObject<HTMLElement | null> }) {
    useEffect(() => {
      if (frame.current) markInteractive(frame.current);
    }, [frame]);
    const source = useIsHydrated() ? writtenPart : part;
    return createElement(source.read().default);
  }

  // Memo: React would render the part again, with its fallback, if something above it were rendered before its code has come.
  const LaterPart = memo(function LaterPart() {
    const frame = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (frame.current) return whenNeeded(frame.current, hydrate);
    }, []);
    return (
      <div ref={frame} className="nz:contents" data-later-part="">
        <ErrorBoundary fallback={() => <PartError />}>
          <Suspense fallback={<Place frame={frame}>{fallback}</Place>}>
            <LoadedPart frame={frame} />
          </Suspense>
        </ErrorBoundary>
      </div>
    );
  });
  // For a part behind a tab: fetched when the tab is pointed at, it shows at once.
  return Object.assign(LaterPart, { preload: part.preload });
}

/**
 * While the code of a part is on its way: what the server wrote, where React has given up hydrating it because something that it reads has
 * changed; otherwise the fallback.
 */
function Place({ frame, children }: { frame: RefObject<HTMLElement | null>; children: ReactNode }) {
  const [written] = useState(() => frame.current?.innerHTML);
  if (!written) return children;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the markup of the same place, from the same server
  return <div className="nz:contents" dangerouslySetInnerHTML={{ __html: written }} />;
}

/** A press of a pointer or a key anywhere; and focus or a click, which are all that assistive technology may send. */
const USES = ['pointerdown', 'keydown', 'focusin', 'click'] as const;

/** Whether the page has been used: then a part that comes later, because its page was not hydrated, waits no more. */
let isUsed = false;

/** Hydrates a part when it comes near, at the first use of the page, or when {@link hydrateParts} asks for it. */
function whenNeeded(part: HTMLElement, hydrate: () => Promise<unknown>) {
  const start = () => {
    stop();
    hydrate().catch(() => {}); // the part itself says so
  };
  const startByUse = () => {
    isUsed = true;
    start();
  };
  const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && start(), {
    rootMargin: NEAR,
  });
  const stop = () => {
    observer.disconnect();
    for (const use of USES) window.removeEventListener(use, startByUse, true);
  };
  // The part itself has no box.
  for (const child of part.children) observer.observe(child);
  // On the way down: React stops an event in what is not hydrated.
  for (const use of USES) window.addEventListener(use, startByUse, true);
  if (isUsed) start();
  shown.add(hydrate);
  return () => {
    stop();
    shown.delete(hydrate);
  };
}
