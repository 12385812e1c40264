import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { markInteractive } from './earlyInput.ts';
import { untilNear } from './untilNear.ts';

interface LateSectionProps {
  /** The module with its code, from the root of the app. */
  module: `src/${string}.tsx`;
  /**
   * Below the first screen: its code is fetched, and it is hydrated, when the visitor comes near it or uses the page. Without it the server names
   * its files in the HTML (`modulepreload`), and it is hydrated when they have come.
   * @default false
   */
  isBelow?: boolean;
  /** Keeps its place after a navigation, so that nothing below moves. */
  fallback: ReactNode;
  /** A component made by `lazySection`. */
  children: ReactNode;
}

/** A part of a page whose code is hydrated by itself, after the first screen. */
export function LateSection({ module, isBelow = false, fallback, children }: LateSectionProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [near] = useState(() => (isBelow ? untilNear(module) : undefined));
  return (
    <div ref={frame} className="nz:contents" data-section={module} data-below={isBelow || undefined}>
      <Suspense fallback={fallback}>
        <After wait={near}>
          {children}
          <MarkInteractive frame={frame} />
        </After>
      </Suspense>
    </div>
  );
}

/** Suspends the hydration of what is in it. */
function After({ wait, children }: { wait: Promise<void> | undefined; children: ReactNode }) {
  if (wait) use(wait);
  return children;
}

/** Its effect runs when the section around it has been hydrated. */
function MarkInteractive({ frame }: { frame: { readonly current: HTMLElement | null } }) {
  useEffect(() => {
    if (frame.current) markInteractive(frame.current);
  }, [frame]);
  return null;
}
