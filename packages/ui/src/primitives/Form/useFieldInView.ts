'use client';

import { useEffect } from 'react';

/** While a keyboard opens on the screen, the field that has the focus stays in view, with its label and what is wrong with it. */
export function useFieldInView() {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    let height = visualViewport.height;
    const handleResize = () => {
      const isShorter = visualViewport.height < height;
      height = visualViewport.height;
      // A visitor who has zoomed in looks where they want to.
      if (!isShorter || visualViewport.scale > 1) return;
      document.activeElement?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
    };
    visualViewport.addEventListener('resize', handleResize);
    return () => visualViewport.removeEventListener('resize', handleResize);
  }, []);
}
