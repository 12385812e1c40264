import { useSyncExternalStore } from 'react';

/** Where the preview has a place beside the form: the breakpoint `xl`. */
const wide = '(min-width: 75rem)';

const subscribe = (onChange: () => void) => {
  const media = window.matchMedia(wide);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
