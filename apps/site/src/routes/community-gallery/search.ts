import { photoCategories } from '@nzete/domain';
import { photoSearch } from '../../features/photos/photoSearch.ts';
import { oneOf } from '../../shared/searchParams.ts';

/** The filter, and the id of the open photo. */
export const search = { category: oneOf(['all', ...photoCategories]), ...photoSearch };
