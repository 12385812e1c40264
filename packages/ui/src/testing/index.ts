/**
 * Stubs for the browser APIs that jsdom lacks: media queries, IntersectionObserver and
 * ResizeObserver, scrollIntoView, modal dialogs. Importing it is enough, as a setup file of Jest or
 * Vitest:
 *
 * @example setupFiles: ['@nzete/ui/testing']
 *
 * It defines only what is missing, and nothing in an environment without a document. No media query
 * matches, every element is in view, and no element is ever resized.
 */
import { dialogMethods, IntersectionObserverStub, matchMedia, ResizeObserverStub, scrollIntoView } from './stubs.ts';

function define(target: object, missing: Record<string, unknown>) {
  for (const [name, value] of Object.entries(missing)) {
    // Vitest defines these names with undefined values.
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

if (typeof document !== 'undefined') {
  define(globalThis, {
    matchMedia,
    IntersectionObserver: IntersectionObserverStub,
    ResizeObserver: ResizeObserverStub,
  });
  define(Element.prototype, { scrollIntoView });
  define(HTMLDialogElement.prototype, dialogMethods);
}
