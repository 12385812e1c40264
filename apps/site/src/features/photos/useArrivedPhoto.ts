import { useState } from 'react';
import { findPhoto } from './photoSearch.ts';

/**
 * The photo that the address named when the page was opened. It stays while others are opened, so that the page does not move behind the
 * viewer, and goes when the address names none any more.
 *
 * @param named the id that the address names
 */
export function useArrivedPhoto<Photo extends { id: number }>(photos: readonly Photo[], named: string | undefined) {
  const [arrived] = useState(named);
  return named === undefined ? undefined : findPhoto(photos, arrived);
}
