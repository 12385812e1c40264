/**
 * Moves the pictures with the class `parallax` in browsers without CSS scroll timelines: it writes
 * how far the page is scrolled, up to one screen, into a CSS variable. The style sheet ignores it
 * where motion is reduced.
 */
export function followScroll(): void {
  if (CSS.supports('animation-timeline: scroll(root)')) return;
  let isWaiting = false;
  const write = () => {
    isWaiting = false;
    const distance = Math.min(window.scrollY, window.innerHeight);
    document.documentElement.style.setProperty('--nz-scrolled', `${distance}px`);
  };
  const schedule = () => {
    if (!isWaiting) requestAnimationFrame(write);
    isWaiting = true;
  };
  window.addEventListener('scroll', schedule, { passive: true });
  schedule();
}
