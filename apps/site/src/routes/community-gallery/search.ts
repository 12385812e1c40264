import { photoCategories } from '@nzete/domain';
import { photoSearch } from '../../features/photos/photoSearch.ts';
import { oneOf } from '../../shared/searchParams.ts';

/** Which photos are shown, and one of them by its id. */
export const search = { category: oneOf(['all', ...photoCategories]), ...photoSearch };
