import { type ComponentType, createElement, type ReactNode, Suspense } from 'react';
import { deferred } from './deferred.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PartError } from './PageError.tsx';

/**
 * A part of a page below the first screen, whose code is fetched beside the rest instead of before it.
 *
 * @param load imports the part; its default export is the component
 * @param room keeps the part's place until it has come, so that nothing below it moves
 */
export function lazyPart(load: () => Promise<{ default: ComponentType }>, room: ReactNode) {
  const part = deferred(load);
  function Part() {
    return createElement(part.read().default);
  }
  function LazyPart() {
    return (
      <ErrorBoundary fallback={() => <PartError />}>
        <Suspense fallback={room}>
          <Part />
        </Suspense>
      </ErrorBoundary>
    );
  }
  /** Fetches the part before it is rendered. */
  LazyPart.preload = part.preload;
  return LazyPart;
}
