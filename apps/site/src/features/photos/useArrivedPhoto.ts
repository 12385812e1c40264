import { useState } from 'react';
import { photoIdIn } from './photoAddress.ts';

/**
 * The photo that the address named when the page was opened. It stays while others are opened, so that the page does not move behind the
 * viewer, and goes when the address names none any more.
 */
export function useArrivedPhoto<Photo extends { id: number }>(photos: readonly Photo[], chosen: URLSearchParams) {
  const [arrived] = useState(() => photoIdIn(chosen));
  return chosen.has('photo') ? photos.find(({ id }) => id === arrived) : undefined;
}
