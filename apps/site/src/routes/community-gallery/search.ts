import { photoSearch } from '../../features/photos/photoSearch.ts';
import { oneOf } from '../../shared/searchParams.ts';

export const categories = ['training', 'leadership', 'celebrations', 'activities'] as const;
export type Category = (typeof categories)[number];

/** Which photos are shown, and one of them by its id. */
export const search = { category: oneOf(['all', ...categories]), ...photoSearch };
