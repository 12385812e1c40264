/** Input events. Assistive technology may only send focus and click. */
const USES = ['pointerdown', 'keydown', 'focusin', 'click'];
/** The distance below the viewport at which a section is hydrated. */
const NEAR = '50% 0px';

let hydrateAll = () => {};
/** Resolves on the first input, or when the whole page changes: then every section is hydrated. */
let allHydrated: Promise<void> | undefined;

if (typeof window !== 'undefined') {
  allHydrated = new Promise((resolve) => {
    hydrateAll = () => {
      allHydrated = undefined;
      resolve();
    };
  });
  // In the capture phase: React stops events in sections that are not hydrated.
  for (const use of USES) window.addEventListener(use, hydrateAll, { capture: true, once: true });
}

/**
 * Hydrates every section, because the language changes: React could not hydrate the server's HTML in
 * another one. Resolves once all have been, or when the code of one has failed to load.
 */
export function hydrateSections(): Promise<void> {
  hydrateAll();
  const { documentElement } = document;
  const isDone = () =>
    'scriptFailed' in documentElement.dataset ||
    document.querySelector('[data-section]:not([data-interactive])') === null;
  if (isDone()) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isDone()) return;
      observer.disconnect();
      resolve();
    });
    const attributeFilter = ['data-interactive', 'data-script-failed'];
    observer.observe(documentElement, { subtree: true, childList: true, attributeFilter });
  });
}

/**
 * Waits until a server-rendered section is near the viewport, or for the first input. Undefined if
 * there is nothing to wait for.
 */
export function whenNear(module: string): Promise<void> | undefined {
  const section = allHydrated && document.querySelector(`[data-section="${CSS.escape(module)}"]`);
  if (!section) return;
  const near = new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    // The section itself has `display: contents`.
    for (const child of section.children) observer.observe(child);
  });
  return Promise.race([near, allHydrated]);
}
