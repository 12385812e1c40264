import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { markInteractive } from './earlyInput.ts';
import { VisitContext } from './visit.ts';
import { whenNear } from './whenNear.ts';

interface LateSectionProps {
  /** The path of its module from the root of the app. */
  module: `src/${string}.tsx`;
  /**
   * Below the first screen: loaded and hydrated near the viewport, or on the first input. Otherwise
   * the server adds `modulepreload` links for its files.
   * @default false
   */
  isBelow?: boolean;
  /** The height of its place after a navigation, which avoids layout shifts: `200vh`. */
  height?: string;
  /** What is in its place until then. */
  loading?: ReactNode;
  /** A component made by `lazySection`; below the first screen its props must not change. */
  children: ReactNode;
}

/** A section of a page that is loaded and hydrated separately. */
export function LateSection({ module, isBelow = false, height, loading, children }: LateSectionProps) {
  if (import.meta.env.SSR && !isBelow) use(VisitContext).onSection?.(module);
  const frame = useRef<HTMLDivElement>(null);
  const [near] = useState(() => (isBelow ? whenNear(module) : undefined));
  const content = (
    <Suspense fallback={<div style={{ minHeight: height }}>{loading}</div>}>
      <After wait={near}>
        {children}
        <MarkInteractive frame={frame} />
      </After>
    </Suspense>
  );
  // An update before its hydration would replace the server's HTML by the placeholder.
  const [first] = useState(content);
  return (
    <div ref={frame} className="nz:contents" data-section={module} data-below={isBelow || undefined}>
      {isBelow ? first : content}
    </div>
  );
}

/** Suspends the hydration of its children. */
function After({ wait, children }: { wait: Promise<void> | undefined; children: ReactNode }) {
  if (wait) use(wait);
  return children;
}

/** Its effect runs when its section has been hydrated. */
function MarkInteractive({ frame }: { frame: { readonly current: HTMLElement | null } }) {
  useEffect(() => {
    if (frame.current) markInteractive(frame.current);
  }, [frame]);
  return null;
}
