import { useState } from 'react';
import { findPhoto } from './photoSearch.ts';

/**
 * The photo in the URL when the page was opened. It stays while other photos are viewed, so that
 * the page does not move behind the viewer, and disappears when the URL has no photo.
 *
 * @param named the id in the URL
 */
export function useSharedPhoto<Photo extends { id: number }>(photos: readonly Photo[], named: string | undefined) {
  const [initialId] = useState(named);
  return named === undefined ? undefined : findPhoto(photos, initialId);
}
