/** A press of a pointer or a key; focus and a click are all that assistive technology may send. */
const USES = ['pointerdown', 'keydown', 'focusin', 'click'];
/** How far below the screen a section is hydrated, so that it answers by the time the visitor reads it. */
const NEAR = '50% 0px';

let hydrateAll = () => {};
/** Resolves when no section waits any longer: the visitor has used the page, or the whole page changes. */
let allHydrated: Promise<void> | undefined;

if (typeof window !== 'undefined') {
  allHydrated = new Promise((resolve) => {
    hydrateAll = () => {
      allHydrated = undefined;
      resolve();
    };
  });
  // While capturing: React stops an event in what is not hydrated.
  for (const use of USES) window.addEventListener(use, hydrateAll, { capture: true, once: true });
}

/** Hydrates the sections below the screen too, for instance because the language changes. */
export const hydrateSections = () => hydrateAll();

/**
 * Waits until a section that the server wrote is near the screen, or the visitor has used the page. Undefined when there
 * is nothing to wait for: on the server, after that use, and for a section that the server has not written.
 */
export function untilNear(module: string): Promise<void> | undefined {
  const section = allHydrated && document.querySelector(`[data-section="${module}"]`);
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
    // The section itself has no box.
    for (const child of section.children) observer.observe(child);
  });
  return Promise.race([near, allHydrated]);
}
