import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  const paper = matchMedia('print');
  paper.addEventListener('change', onChange);
  return () => paper.removeEventListener('change', onChange);
};

/** Whether the page is being printed. */
export const useIsPaper = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia('print').matches,
    () => false,
  );
