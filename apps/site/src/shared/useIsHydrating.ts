import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True in the HTML of the server and while that is hydrated, false from then on. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
