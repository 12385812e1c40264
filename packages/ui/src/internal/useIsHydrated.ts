'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML and until it is hydrated. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
