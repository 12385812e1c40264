'use client';

import { useEffect } from 'react';

/**
 * Keeps the focused field in view, with its label and its error, while the on-screen keyboard
 * opens.
 */
export function useFieldInView() {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    let height = visualViewport.height;
    const handleResize = () => {
      const isShorter = visualViewport.height < height;
      height = visualViewport.height;
      // Users who have zoomed in decide themselves what they see.
      if (!isShorter || visualViewport.scale > 1) return;
      document.activeElement?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
    };
    visualViewport.addEventListener('resize', handleResize);
    return () => visualViewport.removeEventListener('resize', handleResize);
  }, []);
}
