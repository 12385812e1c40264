import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { markInteractive } from './earlyInput.ts';

interface LateSectionProps {
  /** The module with its code, from the root of the app: the server names its files in the HTML (`modulepreload`). */
  module: `src/${string}.tsx`;
  /** Keeps its place after a navigation, so that nothing below moves. */
  fallback: ReactNode;
  /** A component made by `lazySection`. */
  children: ReactNode;
}

/** A part of a page whose code is hydrated by itself, after the first screen. */
export function LateSection({ module, fallback, children }: LateSectionProps) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame} className="nz:contents" data-section={module}>
      <Suspense fallback={fallback}>
        {children}
        <MarkInteractive frame={frame} />
      </Suspense>
    </div>
  );
}

/** Its effect runs when the section around it has been hydrated. */
function MarkInteractive({ frame }: { frame: { readonly current: HTMLElement | null } }) {
  useEffect(() => {
    if (frame.current) markInteractive(frame.current);
  }, [frame]);
  return null;
}
